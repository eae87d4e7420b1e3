import { daysSinceBackup } from '../base/data-dir';
import type { MailStore } from '../mail/mail-store';
import type { FetchUndelivered } from './fetch-undelivered';
import { DAY_MS } from '../../lib/base/text/indian-day';

/** What the desk shows of the site's health. */
export type SiteHealth = {
  /** Days since the last backup; null: never; undefined: the database is backed up by other means. */
  backupDays?: number | null;
  /** Mails that failed permanently this week. */
  failedMails: number;
  /** Undelivered forms of the websites. */
  waitingForms: number;
};

type HealthSources = {
  store: Pick<MailStore, 'unsentMails'>;
  ask: FetchUndelivered;
  dataDir: string;
  databaseUrl: string | null;
  now: Date;
};

/** Reads the site's health; unreadable values count as missing. */
export async function readSiteHealth({
  store,
  ask,
  now,
  dataDir,
  databaseUrl,
}: HealthSources): Promise<SiteHealth> {
  const weekAgo = new Date(now.getTime() - 7 * DAY_MS).toISOString();
  const failed = (await store.unsentMails()).filter(({ failed_at: at }) => at !== null && at >= weekAgo);
  return {
    // PostgreSQL is often backed up by other means.
    backupDays: backupDays(dataDir, now.getTime()) ?? (databaseUrl === null ? null : undefined),
    failedMails: failed.length,
    waitingForms: (await ask()).total,
  };
}

function backupDays(dataDir: string, now: number): number | null {
  try {
    return daysSinceBackup(dataDir, now);
  } catch {
    return null;
  }
}
