import type { MailBlock, MailDocument } from '../../base/mail/document';
import { columnNotes, countedChanges, skippedRowNotes, listedChanges, type Changes } from './sheet-changes';
import { footer, listUnder, momentInIndia, text } from './mail-parts';

type RowProblem = { row: number; id: string | null; title: string; problem: string };

/** Result of reading the jobs sheet; `problem` concerns the sheet as a whole. */
type SheetReport = Changes & {
  at: string;
  run: number;
  source: string;
  problem: string | null;
  badRowCount: number;
  /** The first ones. */
  badRows: RowProblem[];
  /** Ignored values in otherwise valid rows. */
  notes: RowProblem[];
  notShown: number;
  headings: number[];
  ignoredColumns: string[];
  doubledColumns: { column: string; used: string; unused: string }[];
};

/** Tells staff what to fix in the jobs sheet, or that it is fixed. */
export function sheetReportMail(report: SheetReport): MailDocument {
  const rows = report.badRows.map(itemOf);
  const { subject, sentence } = outcomeOf(report);
  return {
    subject,
    blocks: [
      text(`Read on ${momentInIndia(report.at)}. ${sentence}`),
      ...(rows.length > 0 ? [{ kind: 'items' as const, items: rows }] : []),
      ...(report.badRowCount > rows.length
        ? [text(`and ${report.badRowCount - rows.length} more rows`)]
        : []),
      ...listUnder('To fix; the rows themselves are used', report.notes.map(itemOf)),
      ...[...skippedRowNotes(report), ...columnNotes(report)].map(text),
      ...(report.problem === null ? changes(report) : []),
      footer(
        'The sheet is read every five minutes. You are told when there is something new to fix, and when everything is fixed.',
      ),
    ],
  };
}

const itemOf = ({ row, problem, title, id }: RowProblem) => ({
  text: `Row ${row} ${problem}`,
  detail: [title, id].filter(Boolean).join(', '),
});

function changes(report: SheetReport): MailBlock[] {
  const run = `Sync ${report.run} of ${report.source}: ${countedChanges(report)}.`;
  const lists = listedChanges(report).flatMap(({ heading, jobs, more }) =>
    listUnder(heading, [
      ...jobs.map(({ title, id }) => ({ text: title, detail: id })),
      ...(more ? [{ text: more }] : []),
    ]),
  );
  return [text(run), ...lists];
}

function outcomeOf({ problem, badRowCount, notes }: SheetReport): { subject: string; sentence: string } {
  if (problem)
    return {
      subject: 'The jobs sheet could not be used',
      sentence: `Nothing on the site was changed: ${problem}`,
    };
  if (badRowCount > 0)
    return {
      subject: `${badRowCount} ${badRowCount === 1 ? 'row' : 'rows'} of the jobs sheet could not be used`,
      sentence:
        'These rows were skipped; their jobs on the site are unchanged. Please fix them in the sheet.',
    };
  if (notes.length > 0)
    return {
      subject: 'The jobs sheet has cells to fix',
      sentence: 'All rows were used, but not all of their cells.',
    };
  return { subject: 'The jobs sheet is fixed', sentence: 'All rows were used.' };
}
