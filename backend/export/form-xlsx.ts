import writeXlsx, { type Row } from 'write-excel-file/node';
import { manyLines } from '../../lib/shared/mail/plain-text';
import { CommandError } from '../commands';
import type { Cell, Column, ExportedForm } from './form-columns';
import { indianClock } from './form-csv';

// https://support.microsoft.com/office/1672b34d-7043-467e-8e27-269d656771c3
const MAX_ROWS = 1_048_576;
const MAX_CELL = 32_767;

/**
 * Forms as an Excel file with one sheet, its header in view while one scrolls. Texts are cells of type text, which no
 * program takes for formulas, so that they stand as they were typed.
 */
export async function xlsxBytes(sheet: string, columns: Column[], forms: ExportedForm[]): Promise<Buffer> {
  if (forms.length >= MAX_ROWS)
    throw new CommandError(`Excel takes ${MAX_ROWS - 1} rows at most; write a CSV file, or narrow the list.`);
  const header: Row = columns.map(({ header: value }) => ({ value, fontWeight: 'bold' as const }));
  const rows = forms.map((form): Row => columns.map(({ cell }) => xlsxCell(cell(form))));
  const options = { sheet, stickyRowsCount: 1, columns: columns.map(({ width }) => ({ width })) };
  return writeXlsx([header, ...rows], options).toBuffer();
}

function xlsxCell(cell: Cell): Row[number] {
  if (cell === null || cell === '') return null;
  if (cell instanceof Date) return { value: indianClock(cell), type: Date, format: 'dd-mmm-yyyy hh:mm' };
  if (typeof cell === 'number') return { value: cell, type: Number };
  // Format "@" keeps an edited cell a text: +91 98765 43210 would become a number.
  return { value: manyLines(cell).slice(0, MAX_CELL), type: String, format: '@' };
}
