import { open } from 'node:fs/promises';
import { sheetAccessProblems, sheetProblems } from '../../lib/content/sheet-problems';
import { errorCode } from '../../lib/base/log';
import { SheetProblem } from '../import/raw-sheet';

/** Reads a sheet file. Rejects with SheetProblem if it is unreadable or changes during the read. */
export async function readSheetFile(path: string, maxBytes: number): Promise<Uint8Array> {
  const file = await open(path).catch((error: unknown) => {
    throw new SheetProblem(reason(errorCode(error)));
  });
  try {
    const before = await file.stat();
    if (before.size > maxBytes) throw tooLarge(maxBytes);
    const bytes = await file.readFile();
    const after = await file.stat();
    if (after.size !== before.size || after.mtimeMs !== before.mtimeMs)
      throw new SheetProblem(sheetAccessProblems.beingWritten);
    return bytes;
  } catch (error) {
    throw error instanceof SheetProblem ? error : new SheetProblem(reason(errorCode(error)));
  } finally {
    await file.close();
  }
}

export function tooLarge(maxBytes: number): SheetProblem {
  return new SheetProblem(sheetProblems.tooLarge(Math.floor(maxBytes / 1_000_000)));
}

function reason(code: string): string {
  if (code === 'ENOENT') return sheetAccessProblems.noFile;
  if (code === 'EISDIR') return sheetAccessProblems.isFolder;
  if (code === 'EACCES') return sheetAccessProblems.mayNotRead;
  return sheetAccessProblems.unreadable(code);
}
