import { createHash } from 'node:crypto';
import { sheetProblems } from '../../lib/content/sheet-problems';
import { JobWriter } from '../import/write-jobs';
import type { JobStore } from '../jobs/job-store';
import { fetchSheet, type FetchedSheet } from './fetch-sheet';
import { reportOf, isSameReport, type SheetReport } from './report';
import { SheetProblem } from '../import/raw-sheet';
import { readSheetJobs, SHEET, type SheetJobs } from './sheet-rows';
import { sourceName } from './sheet-address';
import { parseState, type SheetState } from './sheet-state';

const LEASE_MS = 300_000;
// Shorter than the lease, so that a sync has ended before another process may begin.
const SYNC_TIMEOUT_MS = 270_000;
// Above this number of open jobs, closing most of them needs “--force”.
const MAX_UNGUARDED_JOBS = 10;

type SyncOptions = {
  store: JobStore;
  /** Path or URL of a CSV or a workbook. */
  source: string;
  /** Applies an unchanged sheet too, and closes missing jobs however many there are. */
  force?: boolean;
  signal: AbortSignal;
  now?: () => Date;
};

/** `isNews`: the report lists other problems than the previous one. */
export type SyncResult = {
  outcome: 'unchanged' | 'applied' | 'failed';
  report: SheetReport;
  isNews: boolean;
};

/**
 * Syncs the store with the sheet: publishes new rows, updates changed ones, and closes jobs from the sheet that no
 * longer have a row. Null if another process holds the lease. Rejects with the store's errors.
 */
export async function syncSheet(options: SyncOptions): Promise<SyncResult | null> {
  const { store, now = () => new Date() } = options;
  const claim = await store.claimSource(SHEET, LEASE_MS);
  if (!claim) return null;
  const before = parseState(claim.state);
  let after: SheetState | null = null;
  try {
    const signal = AbortSignal.any([options.signal, AbortSignal.timeout(SYNC_TIMEOUT_MS)]);
    const { outcome, state } = await readAndApply({ ...options, signal }, before, now).catch(
      (error: unknown): { outcome: 'failed'; state: SheetState } => {
        if (!(error instanceof SheetProblem)) throw error;
        const report = reportOf(now(), { ...runOf(options.source, before), problem: error.message });
        return { outcome: 'failed', state: { ...before, runs: report.run, last: report } };
      },
    );
    after = state;
    const report = state.last ?? reportOf(now(), {});
    return { outcome, report, isNews: !isSameReport(report, before.last ?? reportOf(now(), {})) };
  } finally {
    await store.releaseSource(claim, after && JSON.stringify(after));
  }
}

async function readAndApply(
  options: SyncOptions,
  before: SheetState,
  now: () => Date,
): Promise<{ outcome: 'unchanged' | 'applied'; state: SheetState }> {
  const { source, force = false, signal } = options;
  const sourceDigest = digest(source);
  const known = !force && before.version?.source === sourceDigest ? before.version : null;
  const sheet = await fetchSheet(source, known, { signal });
  const sha256 = sheet && digest(sheet.bytes);
  if (sheet === null || (known && sha256 === known.sha256))
    return { outcome: 'unchanged', state: { ...before, last: before.applied } };
  const run = runOf(source, before);
  const report = reportOf(now(), { ...run, ...(await apply(options, sheet)) });
  const { etag, lastModified } = sheet;
  const version = { source: sourceDigest, etag, lastModified, sha256: sha256 ?? '' };
  return { outcome: 'applied', state: { version, applied: report, runs: run.run, last: report } };
}

async function apply(
  { store, force = false, signal }: SyncOptions,
  sheet: FetchedSheet,
): Promise<Partial<SheetReport>> {
  const found = await readSheetJobs(sheet);
  const missing = await missingJobs(store, found, force);
  const writer = new JobWriter(store, signal);
  for (const job of found.jobs) await writer.put(job);
  for (const job of [...found.notShown, ...(found.hasUnknown ? [] : missing)]) await writer.close(job);
  if (found.jobs.length > 0) await store.closeSampleJobs();
  await writer.end();
  return {
    ...found,
    ...writer.changes,
    used: found.jobs.length,
    notShown: found.notShown.length,
    keptMissing: found.hasUnknown && missing.length > 0,
  };
}

/** Returns the sheet's active jobs without a row. Throws SheetProblem if suspiciously many are missing. */
async function missingJobs(store: JobStore, found: SheetJobs, force: boolean) {
  const active = (await store.jobsOf(SHEET)).filter((job) => job.active);
  const missing = active.filter(({ id }) => !found.ids.has(id));
  if (force) return missing;
  if (found.ids.size + found.badRows.length === 0) throw new SheetProblem(sheetProblems.noJobs);
  if (!found.hasUnknown && active.length > MAX_UNGUARDED_JOBS && missing.length > active.length / 2)
    throw new SheetProblem(sheetProblems.lacksMost(missing.length, active.length));
  return missing;
}

const runOf = (source: string, before: SheetState) => ({ run: before.runs + 1, source: sourceName(source) });

const digest = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
