// A cell that begins so is taken for a formula by spreadsheets: https://owasp.org/www-community/attacks/CSV_Injection
const FORMULA = /^'*[=+\-@\t\r]/;

/** A text for a cell of a CSV file: with an apostrophe before what a spreadsheet would run as a formula. */
export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** A cell's text without the apostrophe that `guarded` puts before it. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
