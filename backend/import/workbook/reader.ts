import { readXlsx, type ReadOptions, type Sheet } from 'hucre/xlsx';
import { columnLetters } from '../cell-name';
import { findHeader, HEADER_ROWS } from '../header';
import { isBlank, type RawRow } from '../raw-sheet';
import { cellText } from './cell-text';
import { readerTask, type ReaderAnswer, type ReaderTask } from './messages';

type Row = RawRow['cells'];

// A program of its own: a workbook is read in one go, in which no request would be answered, and may take more memory
// than there is.

async function read({ bytes, maxRows, maxColumns }: ReaderTask): Promise<ReaderAnswer> {
  const visible: number[] = [];
  try {
    const { dateSystem } = await readXlsx(bytes, {
      sheets: ({ hidden, veryHidden }, index) => {
        if (!hidden && !veryHidden) visible.push(index);
        return false;
      },
    });
    // One row and column more than are allowed, to see that there are more.
    const range = `A1:${columnLetters(maxColumns)}${maxRows + 1}`;
    const sheets: Row[][] = [];
    for (const index of visible) {
      const [sheet] = await readSheets(bytes, { readStyles: true, range, sheets: [index] });
      if (!sheet) continue;
      const { rows, hasHeader } = onlyWanted(textsOf(sheet));
      sheets.push(rows);
      if (hasHeader) break;
    }
    return { sheets, daysFrom1904: dateSystem === '1904' };
  } catch (error) {
    if (isNamed(error, 'EncryptedFileError')) return { failure: 'encrypted' };
    return { failure: isNamed(error, 'ParseError', /over the \d+ limit/) ? 'too-large' : 'damaged' };
  }
}

// By their names: hucre's classes of errors come with all the rest of it, which takes as long to load as this.
function isNamed(error: unknown, name: string, message = /(?:)/): boolean {
  return error instanceof Error && error.name === name && message.test(error.message);
}

async function readSheets(bytes: Uint8Array, options: ReadOptions): Promise<Sheet[]> {
  try {
    return (await readXlsx(bytes, options)).sheets;
  } catch (error) {
    // A chart may stand where a sheet does; hucre does not know that.
    if (isNamed(error, 'ParseError', /missing worksheet file/)) return [];
    throw error;
  }
}

function textsOf({ rows, cells, merges = [] }: Sheet): Row[] {
  const texts = rows.map((row, rowIndex) =>
    row.map((value, column) => cellText(value, cells?.get(`${rowIndex},${column}`))),
  );
  // People who merge cells down a column mean each of the rows.
  for (const { startRow, endRow, startCol } of merges) {
    const text = texts[startRow]?.[startCol];
    for (let row = startRow + 1; row <= endRow && row < texts.length; row += 1) {
      const below = texts[row];
      if (text !== undefined && below && startCol < below.length) below[startCol] = text;
    }
  }
  return texts;
}

/** Without the columns that no job has; of a sheet without a header, only the rows in which it was looked for. */
function onlyWanted(rows: Row[]): { rows: Row[]; hasHeader: boolean } {
  const head = rows.filter((row) => !isBlank(row)).slice(0, HEADER_ROWS);
  const header = findHeader(head.map((row) => row.map((cell) => cell ?? '')));
  if (!header) return { rows: head, hasHeader: false };
  const wanted = new Set(header.columns.values());
  const below = rows.indexOf(head[header.rows - 1] ?? []) + 1;
  return {
    rows: rows.map((row, index) =>
      index < below ? row : row.map((cell, column) => (wanted.has(column) ? cell : '')),
    ),
    hasHeader: true,
  };
}

process.once('message', (task) => {
  void read(readerTask.parse(task)).then((answer) => process.send?.(answer, () => process.disconnect()));
});
