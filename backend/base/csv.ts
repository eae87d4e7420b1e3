import { escapeFormula } from './escape-formula';

/** Excel recognizes UTF-8 only by its byte order mark. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A CSV line (RFC 4180), escaped against formula injection; null is an empty cell. */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => quoted(escapeFormula(cell ?? ''))).join(',')}\r\n`;
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
