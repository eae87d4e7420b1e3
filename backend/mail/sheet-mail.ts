import type { MailMessage } from '../../lib/shared/mail/mailer';
import { indianMoment } from '../../lib/shared/mail/indian-time';
import { needsAttention, type SheetReport } from '../sheet/report';

const MOST_ROWS = 50;

/** Tells the staff what to mend in the sheet that the jobs come from, or that all is well again. */
export function sheetMail(report: SheetReport, staff: string[]): MailMessage {
  const { at, problem, badRows, badRowCount } = report;
  const rows = badRows.slice(0, MOST_ROWS).map((bad) => ({
    text: `Row ${bad.row} ${bad.problem}`,
    detail: [bad.title, bad.id].filter(Boolean).join(', '),
  }));
  const isWell = !needsAttention(report);
  const subject = isWell
    ? 'The jobs sheet is in order again'
    : problem
      ? 'The jobs sheet could not be used'
      : `${badRowCount} ${badRowCount === 1 ? 'row' : 'rows'} of the jobs sheet could not be used`;
  return {
    to: staff,
    document: {
      subject,
      blocks: [
        { kind: 'text', text: `Read on ${indianMoment(at)} (IST). ${sentenceOf(report)}` },
        ...(rows.length > 0 ? [{ kind: 'items' as const, items: rows }] : []),
        {
          kind: 'footer',
          lines: ['The sheet is read every five minutes. You hear of it when something changes.'],
        },
      ],
    },
  };
}

function sentenceOf({ problem, badRowCount }: SheetReport): string {
  if (problem) return `Nothing on the site was changed: ${problem}`;
  return badRowCount > 0
    ? 'These rows were left out; their jobs stay on the site as they were. Please mend them in the sheet.'
    : 'All rows could be used.';
}
