import { oneLine } from '../../lib/base/mail/plain-text';

const segmenter = new Intl.Segmenter('en-IN');
const GAP = '  ';

/** A column of a terminal table; longer texts are truncated. */
export type TextColumn<Row> = { header: string; width: number; text: (row: Row) => string };

/** Formats a table's header and the rule below it. */
export function tableHead<Row>(columns: TextColumn<Row>[]): string {
  const head = line(columns, ({ header }) => header);
  return `${head}\n${line(columns, ({ width }) => '-'.repeat(width))}`;
}

/** Formats a table row, stripping control sequences from untrusted texts. */
export function tableRow<Row>(columns: TextColumn<Row>[], row: Row): string {
  return line(columns, ({ text }) => oneLine(text(row)));
}

function line<Row>(columns: TextColumn<Row>[], textOf: (column: TextColumn<Row>) => string): string {
  return columns
    .map((column) => fitted(textOf(column), column.width))
    .join(GAP)
    .trimEnd();
}

/** Counts graphemes: a letter of an Indian script includes its vowel signs. */
function fitted(text: string, width: number): string {
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  if (characters.length > width) return `${characters.slice(0, width - 1).join('')}…`;
  return text + ' '.repeat(width - characters.length);
}
