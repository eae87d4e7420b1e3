import { manyLines } from '../../../lib/base/mail/plain-text';
import { indianMinute } from '../../../lib/base/text/indian-day';
import { BYTE_ORDER_MARK, csvLine } from '../../base/csv';
import type { Cell, Column, ExportedForm } from './form-columns';

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
