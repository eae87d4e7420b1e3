import { manyLines } from '../../lib/base/mail/plain-text';
import { BYTE_ORDER_MARK, csvLine } from './csv';
import type { Cell, Column, ExportedForm } from './form-columns';

// IST has been UTC+5:30 all year round since 1945.
const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** A moment with India's clock in the place of UTC's, for programs that know no time zones. */
export const indianClock = (date: Date) => new Date(date.getTime() + IST_OFFSET_MS);

/** "2026-11-20 17:30" of a moment in India, which spreadsheets read as one and sort by. */
export const indianMinute = (date: Date) => indianClock(date).toISOString().slice(0, 16).replace('T', ' ');

/** Forms as the lines of a CSV file, the header first. */
export async function* csvLines(
  columns: Column[],
  forms: Iterable<ExportedForm> | AsyncIterable<ExportedForm>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ header }) => header));
  for await (const form of forms) yield csvLine(columns.map(({ cell }) => cellText(cell(form))));
}

function cellText(cell: Cell): string {
  if (cell instanceof Date) return indianMinute(cell);
  // Without what could steer a terminal that the file is shown on.
  return cell === null ? '' : manyLines(String(cell));
}
