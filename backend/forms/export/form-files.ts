import { manyLines } from '../../../lib/base/mail/plain-text';
import { indianMinute, indianClock } from '../../../lib/base/text/indian-day';
import { BYTE_ORDER_MARK, csvLine } from '../../base/csv';
import type { Cell, Column, ExportedForm } from './form-columns';
import { writeXlsxStream } from 'hucre/xlsx';

/** Yields forms as lines of a CSV file, header first. */
export async function* csvLines(
  columns: Column[],
  forms: Iterable<ExportedForm> | AsyncIterable<ExportedForm>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ header }) => header));
  for await (const form of forms) yield csvLine(columns.map(({ cell }) => cellText(cell(form))));
}

function cellText(cell: Cell): string {
  if (cell instanceof Date) return indianMinute(cell);
  // Strips terminal control sequences.
  return cell === null ? '' : manyLines(String(cell));
}

// https://support.microsoft.com/office/1672b34d-7043-467e-8e27-269d656771c3
const MAX_CELL = 32_767;
// Not allowed in XML, not even escaped: https://www.w3.org/TR/xml/#charsets
const NOT_IN_XML = /[\uFFFE\uFFFF]/g;

// Format "@" keeps an edited cell a text: +91 98765 43210 would become a number.
const FORMATS: Record<Column['kind'], string | undefined> = {
  text: '@',
  number: undefined,
  moment: 'dd-mmm-yyyy hh:mm',
};

/**
 * Yields forms as an Excel file with a frozen header; rows beyond Excel's million continue on another sheet. Text
 * cells are never interpreted as formulas.
 */
export function xlsxChunks(
  sheet: string,
  columns: Column[],
  forms: AsyncIterable<ExportedForm>,
): AsyncIterable<Uint8Array> {
  async function* rows() {
    for await (const form of forms) yield columns.map(({ cell }) => xlsxValue(cell(form)));
  }
  return writeXlsxStream(rows(), {
    name: sheet,
    columns: columns.map(({ header, width, kind }) => ({ header, width, numFmt: FORMATS[kind] })),
    freezePane: { rows: 1 },
  });
}

function xlsxValue(cell: Cell): Cell {
  if (cell instanceof Date) return indianClock(cell);
  if (typeof cell !== 'string') return cell;
  return manyLines(cell).replace(NOT_IN_XML, '').slice(0, MAX_CELL) || null;
}
