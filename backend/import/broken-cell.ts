import { rowProblems } from '../../lib/content/sheet-problems';
import type { Column } from './column-names';

const ERROR =
  /^(?:#(?:REF|VALUE|NAME|NUM|NULL|SPILL|CALC|ERROR|FIELD|BLOCKED|CONNECT|BUSY|UNKNOWN|DIV\/0)[!?]|#N\/A|#GETTING_DATA|Err:\d{3})$/;
// What a spreadsheet makes of "10-12", typed into a cell that is not a text.
const DATE =
  /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:-\d{2,4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-\d{2})$/i;

/**
 * Describes what a spreadsheet program spoilt in a cell ("D7"), to be read after "Row 7"; null if it is intact. `cell` is
 * null for a formula that was saved without its result.
 */
export function brokenCell(column: Column, name: string, cell: string | null): string | null {
  if (cell === null) return rowProblems.noResult(name, column);
  const text = cell.trim();
  if (ERROR.test(text)) return rowProblems.formulaError(text, name, column);
  // Excel's plain CSV replaces the rupee sign and every Indian script by question marks.
  if (/^\?{3}[\s?]*$|^\?\s?\d/.test(text)) return rowProblems.lostLetters(name, column, text.slice(0, 20));
  if (/^#{3,}$/.test(text)) return rowProblems.tooNarrow(name, column);
  if (column === 'salary' && DATE.test(text)) return rowProblems.dateAsPay(name, text);
  return null;
}
