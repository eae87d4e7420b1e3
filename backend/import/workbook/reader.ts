import { EncryptedFileError, ParseError } from 'hucre';
import { readXlsx, type ReadOptions, type Sheet, type Workbook } from 'hucre/xlsx';
import { columnLetters } from '../cell-name';
import { cellText } from './cell-text';
import { readerTask, type ReaderAnswer, type ReaderTask, type WorkbookSheet } from './messages';

// A program of its own: a workbook is read in one go, in which no request would be answered, and may take more memory
// than there is.

async function read({ bytes, maxRows, maxColumns }: ReaderTask): Promise<ReaderAnswer> {
  try {
    const workbook = await readVisible(bytes, {
      readStyles: true,
      // One row and column more than are allowed, to see that there are more.
      range: `A1:${columnLetters(maxColumns)}${maxRows + 1}`,
    });
    return { sheets: workbook.sheets.map(textsOf), daysFrom1904: workbook.dateSystem === '1904' };
  } catch (error) {
    if (error instanceof EncryptedFileError) return { failure: 'encrypted' };
    return { failure: error instanceof ParseError && /limit/.test(error.message) ? 'too-large' : 'damaged' };
  }
}

/** The sheets that are not hidden. Those that are a chart have no cells, and hucre cannot pass over them by itself. */
async function readVisible(bytes: Uint8Array, options: ReadOptions): Promise<Workbook> {
  const visible: number[] = [];
  const empty = await readXlsx(bytes, {
    sheets: ({ hidden, veryHidden }, index) => {
      if (!hidden && !veryHidden) visible.push(index);
      return false;
    },
  });
  const sheets: Sheet[] = [];
  for (const index of visible) {
    try {
      sheets.push(...(await readXlsx(bytes, { ...options, sheets: [index] })).sheets);
    } catch (error) {
      if (!(error instanceof ParseError) || !/missing worksheet file/.test(error.message)) throw error;
    }
  }
  return { ...empty, sheets };
}

function textsOf({ name, rows, cells, merges = [] }: Sheet): WorkbookSheet {
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
  return { name, rows: texts };
}

process.once('message', (task) => {
  void read(readerTask.parse(task)).then((answer) => process.send?.(answer, () => process.disconnect()));
});
