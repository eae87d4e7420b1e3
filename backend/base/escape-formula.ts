// Spreadsheets run cells that begin like this as formulas, full-width signs included, and drop what is not seen before them:
// https://owasp.org/www-community/attacks/CSV_Injection
const FORMULA = /^'*(?:\p{Cc}|['\s\p{Cf}]*[=+\-@])/u;

const isFormula = (text: string) => FORMULA.test(text.normalize('NFKC'));

/** Escapes a CSV cell: an apostrophe goes before what a spreadsheet would run as a formula. */
export const escapeFormula = (text: string): string => (isFormula(text) ? `'${text}` : text);

/** Removes the apostrophe that `escapeFormula` adds. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell) ? cell.slice(1) : cell;
