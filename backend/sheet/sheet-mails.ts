import { sheetReportMail } from '../../lib/content/mails/sheet-report';
import type { ComposedMail, MailContext, MailKinds } from '../mail/mail-context';
import { lastSheetReport } from './sheet-state';

const MAX_ROWS = 50;

export const sheetMails: MailKinds<'sheet'> = { sheet: { compose: composeReport, toStaff: true } };

async function composeReport({ store, staff }: MailContext): Promise<ComposedMail | null> {
  const report = await lastSheetReport(store);
  if (!report) return null;
  const badRows = report.badRows.slice(0, MAX_ROWS);
  const notes = report.notes.slice(0, MAX_ROWS);
  return { to: staff, document: sheetReportMail({ ...report, badRows, notes }) };
}
