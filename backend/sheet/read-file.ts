import { open } from 'node:fs/promises';
import { sheetAccessProblems, sheetProblems } from '../../lib/content/sheet-problems';
import { errorCode } from '../error-code';
import { SheetProblem } from '../import/sheet-problem';

/** The bytes of a sheet's file. Rejects with SheetProblem where it cannot be read or is being written just now. */
export async function readSheetFile(path: string, mostBytes: number): Promise<Uint8Array> {
  const file = await open(path).catch((error: unknown) => {
    throw new SheetProblem(reason(errorCode(error)));
  });
  try {
    const before = await file.stat();
    if (before.size > mostBytes) throw tooLarge(mostBytes);
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

/** What is said of a sheet of more bytes than are read. */
export function tooLarge(mostBytes: number): SheetProblem {
  return new SheetProblem(sheetProblems.tooLarge(Math.floor(mostBytes / 1_000_000)));
}

function reason(code: string): string {
  if (code === 'ENOENT') return sheetAccessProblems.noFile;
  if (code === 'EISDIR') return sheetAccessProblems.isFolder;
  if (code === 'EACCES') return sheetAccessProblems.mayNotRead;
  return sheetAccessProblems.unreadable(code);
}
