/** Excel recognizes UTF-8 only by its byte order mark. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Formats a CSV line (RFC 4180), escaped against formula injection; null is an empty cell. */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => quoted(escapeFormula(cell ?? ''))).join(',')}\r\n`;
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

// Spreadsheets run cells with these prefixes as formulas, including full-width signs, and ignore invisible characters
// before them: https://owasp.org/www-community/attacks/CSV_Injection
const FORMULA = /^(?:'*\p{Cc}|['\s\p{Cf}]*[=+\-@])/u;

// Has nothing that could be run: a spreadsheet shows it as text or a number, and other programs can dial it.
const PHONE = /^\+\d[\d ]*$/;

const isFormula = (text: string) => !PHONE.test(text) && FORMULA.test(text.normalize('NFKC'));

/** Prefixes cells that a spreadsheet would run as a formula with an apostrophe. */
export const escapeFormula = (text: string): string => (isFormula(text) ? `'${text}` : text);

/** Removes the apostrophe that `escapeFormula` adds. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell) ? cell.slice(1) : cell;
