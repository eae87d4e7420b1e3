import type { Database } from 'better-sqlite3';
import { jobsAndForms } from './sqlite/001-jobs-and-forms';
import { citiesChangesSources } from './sqlite/002-cities-changes-sources';
import { fillCities } from './sqlite/003-fill-cities';
import { mailsAlerts } from './sqlite/004-mails-alerts';
import { jobSources } from './sqlite/005-job-sources';
import { consentMailTurns } from './sqlite/006-consent-mail-turns';
import { toldAhead } from './sqlite/007-told-ahead';
import { firstPublished } from './sqlite/008-first-published';
import { storeState } from './sqlite/009-store-state';
import { experienceAndNotice } from './sqlite/010-experience-and-notice';
import { oneIndex } from './sqlite/011-one-index';
import { alertFilters } from './sqlite/012-alert-filters';
import { recruiterEmail } from './sqlite/013-recruiter-email';
import { sealedRows } from './sqlite/014-sealed-rows';
import { openMails } from './sqlite/015-open-mails';
import { applicationStates } from './sqlite/016-application-states';
import { confirmedJobs } from './sqlite/017-confirmed-jobs';
import { vouchers } from './sqlite/018-vouchers';
import { registrations } from './sqlite/019-registrations';
import { jobQuestions } from './sqlite/020-job-questions';
import { yourData } from './sqlite/021-your-data';
import { mailServer } from './sqlite/022-mail-server';
import type { KeySource } from '../keys/key-source';

// Statements, or code where statements are not enough; the code may use no table as it became later.
type Migration = string | ((db: Database, keys: KeySource) => void);

// Number n is the n-th entry; a released entry is never edited, only followed by another one.
const migrations: Migration[] = [
  jobsAndForms,
  citiesChangesSources,
  fillCities,
  mailsAlerts,
  jobSources,
  consentMailTurns,
  toldAhead,
  firstPublished,
  storeState,
  experienceAndNotice,
  oneIndex,
  alertFilters,
  recruiterEmail,
  sealedRows,
  openMails,
  applicationStates,
  confirmedJobs,
  vouchers,
  registrations,
  jobQuestions,
  yourData,
  mailServer,
];

/** The version that this program brings a store to. */
export const SQLITE_VERSION = migrations.length;

const versionOf = (db: Database) => Number(db.pragma('user_version', { simple: true }));

/** Brings the schema to a version, the newest by default. Throws when a newer version of the program wrote the store. */
export function migrateSqlite(db: Database, keys: KeySource, upTo = migrations.length): void {
  if (versionOf(db) === upTo) return;
  // Else a table that is written anew would take along, when the old one is dropped, what refers to it.
  db.pragma('foreign_keys = OFF');
  db.transaction(() => {
    const version = versionOf(db);
    if (version > migrations.length) {
      throw new Error(
        `The store has version ${version}; this program knows versions up to ${migrations.length}.`,
      );
    }
    for (const migration of migrations.slice(version, upTo)) {
      if (typeof migration === 'string') db.exec(migration);
      else migration(db, keys);
    }
    if (version < upTo) db.pragma(`user_version = ${upTo}`);
  }).immediate();
}
