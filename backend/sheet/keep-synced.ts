import { log } from '../../lib/base/log';
import { repeat } from '../base/repeat';
import type { JobStore } from '../jobs/job-store';
import type { MailStore } from '../mail/mail-store';
import type { SheetReport } from './report';
import { syncSheet } from './sync-sheet';

const PAUSE_MS = 5 * 60 * 1000;
const MAX_LOGGED_ROWS = 20;

/**
 * Syncs the store with the sheet now and every five minutes. Logs each sync that changed a job or has other problems
 * than the previous one, including that all are fixed, and with `mails` queues a mail in the latter case. Returns a
 * function that stops it.
 */
export const keepSynced = (store: JobStore & Pick<MailStore, 'queueMail'>, source: string, mails: boolean) =>
  repeat(PAUSE_MS, 'could not store the jobs from the sheet', async (signal) => {
    const result = await syncSheet({ store, source, signal }).catch((error: unknown) => {
      if (signal.aborted) return null;
      throw error;
    });
    if (!result) return;
    const { outcome, report, isNews } = result;
    if (isNews || (outcome === 'applied' && report.affected.length > 0)) logSheetReport(report);
    if (mails && isNews) await store.queueMail({ kind: 'sheet' });
  });

/** Logs a sheet report as one line of JSON on stderr: the run, what it changed, and what is to be fixed. */
function logSheetReport(report: SheetReport): void {
  const { run, source, problem, used, created, changed, reopened, closed, badRowCount, badRows, notes } =
    report;
  const level = problem === null && badRowCount + notes.length === 0 ? 'info' : 'warn';
  const rows = [...badRows, ...notes].slice(0, MAX_LOGGED_ROWS).map((bad) => `row ${bad.row} ${bad.problem}`);
  const jobs = report.affected.map(({ effect, id, title }) => `${effect} ${id} ${title}`);
  log(level, 'sheet-synced', {
    what: 'jobs sheet',
    run,
    source,
    problem,
    used,
    created,
    changed,
    reopened,
    closed,
    jobs,
    badRowCount,
    rows,
  });
}
