import { read } from 'cfb';
import type { CvProblem } from '../cv';
import { startsAsProgram } from '../cv-head';
import { holdsProgram } from '../cv-programs';
import { isProgramName } from '../program-name';

/**
 * What is wrong with an OLE compound file within a document, whatever it is called there: one that holds a program, or a
 * script by its name, is told apart from others, which no CV needs either. [MS-OLEDS] 2.3.6 describes what a package holds.
 */
export function problemOfOleObject(part: Buffer): CvProblem {
  if (holdsProgram(part)) return 'executable';
  try {
    const contents = read(part, { type: 'buffer' }).FileIndex.map(({ content }) =>
      Buffer.from(content ?? []),
    );
    return contents.some((content) => startsAsProgram(content) || isProgramPackage(content))
      ? 'executable'
      : 'attachments';
  } catch {
    return 'attachments';
  }
}

// A length and a kind of two bytes; then the file's name and path, in bytes that end with zero, and later the file.
const NAMES_AT = 6;
const MAX_NAME = 1024;

function isProgramPackage(content: Buffer): boolean {
  const head = content.toString('latin1', NAMES_AT, NAMES_AT + 2 * MAX_NAME);
  return head.split('\0').slice(0, 2).some(isProgramName);
}
