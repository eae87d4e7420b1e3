import { postgresInitial } from './postgres/001-initial';
import { postgresMailsAlerts } from './postgres/002-mails-alerts';
import { postgresJobSources } from './postgres/003-job-sources';
import { postgresNarrowTexts } from './postgres/004-narrow-texts';
import { postgresConsentMailTurns } from './postgres/005-consent-mail-turns';
import { postgresToldAhead } from './postgres/006-told-ahead';
import { postgresFirstPublished } from './postgres/007-first-published';
import { postgresPlainTexts } from './postgres/008-plain-texts';
import { postgresExperienceAndNotice } from './postgres/009-experience-and-notice';
import { postgresOneIndex } from './postgres/010-one-index';
import { postgresAlertFilters } from './postgres/011-alert-filters';
import { postgresRecruiterEmail } from './postgres/012-recruiter-email';
import { postgresSealedRows } from './postgres/013-sealed-rows';
import { postgresOpenMails } from './postgres/014-open-mails';
import { postgresApplicationStates } from './postgres/015-application-states';
import { postgresConfirmedJobs } from './postgres/016-confirmed-jobs';
import { postgresVouchers } from './postgres/017-vouchers';
import { postgresRegistrations } from './postgres/018-registrations';
import { postgresJobQuestions } from './postgres/019-job-questions';
import { postgresYourData } from './postgres/020-your-data';
import { postgresMailServer } from './postgres/021-mail-server';
import type { Database, Sql } from '../database';
import type { KeySource } from '../keys/key-source';
import { connectPostgres, type ConnectionOptions } from '../postgres-connection';

// Any number will do, as long as nothing else in the database locks by it.
export const MIGRATION_LOCK = 7_310_194_521;

// A table written anew takes longer than anything that a visitor waits for.
const TIMEOUT_MS = 5 * 60_000;

// Statements, or code where statements are not enough.
type Migration = string | ((sql: Sql, keys: KeySource) => Promise<void>);

// Number n is the n-th entry; a released entry is never edited, only followed by another one.
const migrations: Migration[] = [
  postgresInitial,
  postgresMailsAlerts,
  postgresJobSources,
  postgresNarrowTexts,
  postgresConsentMailTurns,
  postgresToldAhead,
  postgresFirstPublished,
  postgresPlainTexts,
  postgresExperienceAndNotice,
  postgresOneIndex,
  postgresAlertFilters,
  postgresRecruiterEmail,
  postgresSealedRows,
  postgresOpenMails,
  postgresApplicationStates,
  postgresConfirmedJobs,
  postgresVouchers,
  postgresRegistrations,
  postgresJobQuestions,
  postgresYourData,
  postgresMailServer,
];

/** The version that this program brings a database to. */
export const POSTGRES_VERSION = migrations.length;

/** Brings the schema to the newest version, on a connection of its own that may take minutes. */
export async function bringUpToDate(connection: ConnectionOptions, keys: KeySource): Promise<void> {
  const db = connectPostgres({ ...connection, statementTimeoutMs: TIMEOUT_MS });
  try {
    await migratePostgres(db, keys);
  } finally {
    await db.close();
  }
}

/** Brings the schema to a version, the newest by default. Rejects when a newer program wrote the store. */
export function migratePostgres(db: Database, keys: KeySource, upTo = migrations.length): Promise<void> {
  return db.transaction(async (sql) => {
    const { query } = sql;
    // Another process may be at a long migration; its turn ends with its transaction, whatever becomes of it.
    await query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await query('CREATE TABLE IF NOT EXISTS store_version (version integer NOT NULL)');
    const [found] = await query<{ version: number }>('SELECT version FROM store_version');
    const version = found?.version ?? 0;
    if (version > migrations.length) {
      throw new Error(
        `The store has version ${version}; this program knows versions up to ${migrations.length}.`,
      );
    }
    if (version >= upTo) return;
    for (const migration of migrations.slice(version, upTo)) {
      if (typeof migration === 'string') await query(migration);
      else await migration(sql, keys);
    }
    await query('DELETE FROM store_version');
    await query('INSERT INTO store_version VALUES ($1)', [upTo]);
  });
}
