import { parentPort, workerData } from 'node:worker_threads';
import { EncryptedFileError, ParseError } from 'hucre';
import { readXlsx, type Sheet } from 'hucre/xlsx';
import { columnLetters } from '../cell-name';
import { cellText } from './cell-text';
import { workerTask, type WorkbookSheet, type WorkerAnswer, type WorkerTask } from './messages';

// The program of a thread of its own: a workbook is read in one go, and its library may fail in ways of its own.

async function read({ bytes, maxRows, maxColumns }: WorkerTask): Promise<WorkerAnswer> {
  try {
    const workbook = await readXlsx(bytes, {
      readStyles: true,
      sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
      // One row and column more than are allowed, to see that there are more.
      range: `A1:${columnLetters(maxColumns)}${maxRows + 1}`,
    });
    return { sheets: workbook.sheets.map(textsOf) };
  } catch (error) {
    if (error instanceof EncryptedFileError) return { failure: 'encrypted' };
    return { failure: error instanceof ParseError && /limit/.test(error.message) ? 'too-large' : 'damaged' };
  }
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

void read(workerTask.parse(workerData)).then((answer) => parentPort?.postMessage(answer));
