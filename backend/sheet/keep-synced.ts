import { log } from '../../lib/shared/log';
import { repeat } from '../repeat';
import type { Store } from '../store/store';
import type { SheetReport } from './report';
import { syncSheet } from './sync-sheet';

const PAUSE_MS = 5 * 60 * 1000;

export type SheetWatch = {
  store: Store;
  source: string;
  /** Called with each report that differs from the last in what is to be fixed, including that all is well again. */
  onReport: (report: SheetReport) => void | Promise<void>;
};

/** Syncs the store with the sheet now and every five minutes. Returns a function that stops it. */
export function keepSynced({ store, source, onReport }: SheetWatch): () => Promise<void> {
  return repeat(PAUSE_MS, 'the jobs of the sheet could not be stored', async (signal) => {
    const result = await syncSheet({ store, source, signal }).catch((error: unknown) => {
      if (signal.aborted) return null;
      throw error;
    });
    if (result?.isNews) await onReport(result.report);
  });
}

/** Logs a sheet report as one line of JSON on stderr. */
export function logSheetReport(report: SheetReport): void {
  const { problem, used, created, closed, badRowCount, badRows } = report;
  const level = problem === null && badRowCount === 0 ? 'info' : 'warn';
  const rows = badRows.slice(0, 20).map((bad) => `row ${bad.row} ${bad.problem}`);
  log(level, 'sheet-synced', { what: 'jobs sheet', problem, used, created, closed, badRowCount, rows });
}
