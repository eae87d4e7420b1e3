import { oneLine } from '../../lib/base/mail/plain-text';
import { print } from './command';

const segmenter = new Intl.Segmenter('en-IN');
const GAP = '  ';

/** A column of a table on a terminal; longer texts are cut. */
export type TextColumn<Row> = { header: string; width: number; text: (row: Row) => string };

/** The header of a table and the rule below it. */
export function tableHead<Row>(columns: TextColumn<Row>[]): string {
  const head = line(columns, ({ header }) => header);
  return `${head}\n${line(columns, ({ width }) => '-'.repeat(width))}`;
}

/** A row of a table. Untrusted texts cannot send control sequences to the terminal. */
export function tableRow<Row>(columns: TextColumn<Row>[], row: Row): string {
  return line(columns, ({ text }) => oneLine(text(row)));
}

/** Prints rows as they come, below a head if there are any; resolves with their number. */
export async function printTable<Row>(
  columns: TextColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): Promise<number> {
  let count = 0;
  for await (const row of rows) {
    if (count === 0) print(tableHead(columns));
    print(tableRow(columns, row));
    count += 1;
  }
  return count;
}

function line<Row>(columns: TextColumn<Row>[], textOf: (column: TextColumn<Row>) => string): string {
  return columns
    .map((column) => fitted(textOf(column), column.width))
    .join(GAP)
    .trimEnd();
}

/** Counts what is seen as one character: a letter of an Indian script with its vowel signs. */
function fitted(text: string, width: number): string {
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  if (characters.length > width) return `${characters.slice(0, width - 1).join('')}…`;
  return text + ' '.repeat(width - characters.length);
}
