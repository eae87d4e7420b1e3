import type { CvProblem } from './cv';
import { holdsProgram } from './cv-programs';

type Entry = { name: string; start: number; bytes: number };

const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const MIN_STREAM_BYTES = 4096;
const MACROS = new Set(['Macros', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR']);
const LOCKS = new Set(['EncryptedPackage', 'EncryptionInfo']);

/** What is wrong with an OLE compound file as a Word document, by [MS-CFB] and [MS-DOC]. */
export function inspectDoc(file: Buffer): CvProblem | null {
  const sectorBytes = readSectorBytes(file);
  if (sectorBytes === null) return 'damaged';
  const entries = readEntries(file);
  const has = (names: Set<string>) => entries.some(({ name }) => names.has(name));
  if (has(LOCKS)) return 'locked';
  const word = entries.find(({ name }) => name === 'WordDocument');
  // Spreadsheets, mails and installers are compound files as well.
  if (!word) return 'wrong-type';
  if (has(MACROS)) return 'macros';
  if (holdsProgram(file)) return 'executable';
  // Shorter streams are stored elsewhere, and Word never writes its main one that short.
  if (word.bytes < MIN_STREAM_BYTES) return 'damaged';
  const beginning = (word.start + 1) * sectorBytes;
  if (beginning + 12 > file.length) return 'damaged';
  return isEncrypted(file, beginning) ? 'locked' : null;
}

/** Whether an OLE compound file merely wraps an encrypted DOCX, by [MS-OFFCRYPTO]. */
export function isLockedPackage(file: Buffer): boolean {
  return readEntries(file).some(({ name }) => LOCKS.has(name));
}

/** Bytes per sector, or null for an invalid header. */
function readSectorBytes(file: Buffer): number | null {
  if (file.length <= HEADER_BYTES || file.readUInt16LE(28) !== 0xfffe) return null;
  const shift = file.readUInt16LE(30);
  return shift === 9 || shift === 12 ? 1 << shift : null;
}

/**
 * Names of a compound file's storages and streams. Looks at every position where a directory entry can be, instead of
 * following the sector chain, which may form a loop in a damaged or malicious file.
 */
function readEntries(file: Buffer): Entry[] {
  const entries: Entry[] = [];
  for (let at = HEADER_BYTES; at + ENTRY_BYTES <= file.length; at += ENTRY_BYTES) {
    const nameBytes = file.readUInt16LE(at + 64);
    const kind = file[at + 66];
    const isEntry = nameBytes >= 4 && nameBytes <= 64 && nameBytes % 2 === 0 && (kind === 1 || kind === 2);
    if (!isEntry || file.readUInt16LE(at + nameBytes - 2) !== 0) continue;
    entries.push({
      name: file.toString('utf16le', at, at + nameBytes - 2),
      start: file.readUInt32LE(at + 116),
      bytes: file.readUInt32LE(at + 120),
    });
  }
  return entries;
}

// Start of the document's main stream: its magic number, and at byte 10 the flags, of which 0x100 is fEncrypted.
function isEncrypted(file: Buffer, beginning: number): boolean {
  return file.readUInt16LE(beginning) === 0xa5ec && (file.readUInt16LE(beginning + 10) & 0x100) !== 0;
}
