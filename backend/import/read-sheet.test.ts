import type { FileRow } from './read-row';
import { openSheet } from './read-sheet';

const BOM = '\uFEFF';
const ROWS = [
  ['id', 'title', 'salary', 'expires_at'],
  ['7', 'Buchhalter, „senior“; नर्स', '₹25,000', '15/12/2026'],
  ['8', 'Line\nbreak "quoted"', '', '31-Dec-26'],
];

/** Serializes rows, quoting only where necessary. */
function written(separator: string, end: string, mark = ''): string {
  const quoted = (cell: string) =>
    new RegExp(`[${separator}"\\n]`).test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return mark + ROWS.map((row) => row.map(quoted).join(separator) + end).join('');
}

async function read(bytes: Uint8Array): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for await (const row of (await openSheet([bytes])).rows) rows.push(row);
  return rows;
}

const utf16 = (text: string, littleEndian: boolean) => {
  const bytes = Buffer.from(text, 'utf16le');
  return littleEndian ? bytes : bytes.swap16();
};

test.each([
  ['Google Sheets', Buffer.from(written(',', '\r\n'))],
  ['LibreOffice', Buffer.from(written(',', '\n'))],
  ['Excel’s “CSV UTF-8”', Buffer.from(written(',', '\r\n', BOM))],
  ['Excel where a comma is the decimal point', Buffer.from(written(';', '\r\n', BOM))],
  ['a program that names its separator', Buffer.from(`sep=;\r\n${written(';', '\r\n')}`)],
  ['one with both marks', Buffer.from(`${BOM}sep=\t\r\n${written('\t', '\r\n')}`)],
  ['Excel’s “Unicode Text”', utf16(written('\t', '\r\n', BOM), true)],
  ['a Macintosh’s UTF-16', utf16(written('\t', '\r', BOM), false)],
])('a file of %s is read, its rows counted as the program counts them', async (_, bytes) => {
  expect(await read(bytes)).toMatchObject([
    { number: 2, row: { id: '7', title: ROWS[1]![1], salary: '₹25,000', expires_at: '15/12/2026' } },
    { number: 3, row: { id: '8', title: ROWS[2]![1], salary: '', expires_at: '31-Dec-26' } },
  ]);
});

test('a character split between chunks is decoded', async () => {
  const bytes = Buffer.from(`title\n${'ಅ'.repeat(70_000)}\nClerk\n`);
  const pieces = Array.from({ length: 21 }, (_, n) => bytes.subarray(n * 10_007, (n + 1) * 10_007));
  const rows: FileRow[] = [];
  for await (const row of (await openSheet(pieces)).rows) rows.push(row);
  expect(rows.map((row) => 'row' in row && String(row.row.title).length)).toEqual([70_000, 5]);
});
