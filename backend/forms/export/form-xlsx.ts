import { writeXlsxStream } from 'hucre/xlsx';
import { manyLines } from '../../../lib/base/mail/plain-text';
import type { Cell, Column, ExportedForm } from './form-columns';
import { indianClock } from '../../../lib/base/text/indian-day';

// https://support.microsoft.com/office/1672b34d-7043-467e-8e27-269d656771c3
const MAX_CELL = 32_767;
// XML has no place for them, not even escaped: https://www.w3.org/TR/xml/#charsets
const NOT_IN_XML = /[\uFFFE\uFFFF]/g;

// Format "@" keeps an edited cell a text: +91 98765 43210 would become a number.
const FORMATS: Record<Column['kind'], string | undefined> = {
  text: '@',
  number: undefined,
  moment: 'dd-mmm-yyyy hh:mm',
};

/**
 * Forms as the bytes of an Excel file, its header in view while one scrolls; what exceeds Excel's million rows goes on
 * another sheet. Texts are cells of type text, which no program takes for formulas, so that they stand as they were typed.
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
