import { setTimeout as delay } from 'node:timers/promises';
import {
  changeLines,
  columnNotes,
  countedChanges,
  skippedRowNotes,
} from '../../lib/content/mails/sheet-changes';
import { momentInIndia } from '../../lib/content/mails/mail-parts';
import { CommandError } from '../base/command';
import type { JobStore } from '../jobs/job-store';
import type { SheetReport } from './report';
import { syncSheet, type SyncResult } from './sync-sheet';

const MAX_WAIT_S = 60;

/** Syncs with the sheet now and prints the report. Rejects with CommandError if the sheet could not be used. */
export async function syncCommand(store: JobStore, source: string, force: boolean): Promise<void> {
  const { outcome, report } = await whenFree(() =>
    syncSheet({ store, source, force, signal: new AbortController().signal }),
  );
  if (outcome === 'failed') throw new CommandError(reportText(report));
  const heading = outcome === 'unchanged' ? 'The sheet has not changed since the last sync:\n' : '';
  process.stdout.write(`${heading}${reportText(report)}\n`);
}

async function whenFree(sync: () => Promise<SyncResult | null>): Promise<SyncResult> {
  for (let second = 0; second < MAX_WAIT_S; second += 1) {
    const result = await sync();
    if (result) return result;
    await delay(1000);
  }
  throw new CommandError('Another process is reading the sheet; try again in a few minutes.');
}

/** Formats a report: the run and what it changed, one line per job, then one line per bad row. */
function reportText(report: SheetReport): string {
  if (report.problem !== null) return `${report.problem} Nothing was changed.`;
  const { run, source, at, used } = report;
  const lines = [
    `Sync ${run} of ${source} on ${momentInIndia(at)}.`,
    `${used} rows used: ${countedChanges(report)}.`,
    ...changeLines(report),
  ];
  for (const { row, title, problem } of report.badRows)
    lines.push(`Row ${row}${title ? ` (${title})` : ''} ${problem}: skipped.`);
  const more = report.badRowCount - report.badRows.length;
  if (more > 0) lines.push(`… and ${more} more rows.`);
  if (report.badRowCount > 0) lines.push('The jobs of skipped rows are unchanged.');
  for (const { row, title, problem } of report.notes)
    lines.push(`Row ${row}${title ? ` (${title})` : ''} ${problem}.`);
  if (report.keptMissing)
    lines.push('No job was closed, because it is unclear which job a skipped row above belongs to.');
  return [...lines, ...skippedRowNotes(report), ...columnNotes(report)].join('\n');
}
