import { CV_TYPES, type CvKind, isPicture } from './cv';
import { judgeHead } from './cv-head';

/** What a file inside a document is, by its first bytes; a `document` has its own ways to load and run things. */
export function kindOfPart(bytes: Buffer): CvKind | 'document' | 'executable' | 'damaged' | 'wrong-type' {
  const judged = judgeHead(bytes);
  if ('problem' in judged) return judged.kind ?? judged.problem;
  return isPicture(CV_TYPES[judged.type]) ? 'picture' : 'document';
}

const [DOS, WINDOWS] = [Buffer.from('MZ'), Buffer.from('PE\0\0').readUInt32LE()];
// Linux: 32 or 64 bits, either byte order, version 1.
const PROGRAM = /This program cannot be run in DOS mode|\x7fELF[\x01\x02]{2}\x01/;

/** Whether a file contains an uncompressed program: for Windows, by its two headers, or for Linux. */
export function holdsProgram(file: Buffer): boolean {
  if (PROGRAM.test(file.toString('latin1'))) return true;
  for (let at = file.indexOf(DOS); at >= 0; at = file.indexOf(DOS, at + 1)) {
    if (at + 64 > file.length) return false;
    const next = at + file.readUInt32LE(at + 60);
    if (next <= file.length - 4 && file.readUInt32LE(next) === WINDOWS) return true;
  }
  return false;
}

/** Whether a file can also be read as a zip archive, e.g. as a Java program. */
export function endsAsZip(file: Buffer): boolean {
  // An archive's end record has 22 bytes, followed by a comment of up to 65,535.
  return file.subarray(-65_557).includes('PK\x05\x06') && file.includes('PK\x01\x02');
}
