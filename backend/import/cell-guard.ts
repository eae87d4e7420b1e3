// Spreadsheets run cells that begin like this as formulas: https://owasp.org/www-community/attacks/CSV_Injection
const FORMULA = /^'*[=+\-@\t\r]/;

/** Escapes a CSV cell: an apostrophe goes before what a spreadsheet would run as a formula. */
export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Removes the apostrophe that `guarded` adds. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
