import { type CFB$Container, type CFB$Entry, read } from 'cfb';
import type { CvProblem } from '../cv';
import { holdsProgram } from '../cv-programs';

const MACROS = ['MACROS', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR', 'VBAPROJECT', 'DIR'];
const LOCKS = ['ENCRYPTEDPACKAGE', 'ENCRYPTIONINFO'];
const MIN_STREAM_BYTES = 512;

/** What is wrong with an OLE compound file as a Word document, by [MS-CFB] and [MS-DOC]. */
export function inspectDoc(file: Buffer): CvProblem | null {
  // PDF readers look for the header in the first kilobyte.
  if (file.subarray(0, 1024).includes('%PDF-')) return 'executable';
  const names = namesIn(file);
  if (names.some((name) => LOCKS.includes(name))) return 'locked';
  if (names.some((name) => MACROS.includes(name))) return 'macros';
  // Spreadsheets, mails and installers are compound files as well; what has no names at all lost them.
  if (!names.includes('WORDDOCUMENT')) return names.length > 0 ? 'wrong-type' : 'damaged';
  let container: CFB$Container;
  try {
    container = read(file, { type: 'buffer' });
  } catch {
    return 'damaged';
  }
  const streams = container.FileIndex.filter(({ type }) => type === 2);
  // Streams that share their bytes are read by no program as they were written.
  if (streams.reduce((sum, { content }) => sum + content.length, 0) > file.length) return 'damaged';
  const text = streams.find(({ name }) => name.toUpperCase() === 'WORDDOCUMENT');
  if (!text) return 'damaged';
  if (container.FullPaths.some((path) => /\/ObjectPool\/./i.test(path))) return 'attachments';
  if (holdsProgram(file)) return 'executable';
  return problemOfStreams(Buffer.from(text.content), streams);
}

function problemOfStreams(text: Buffer, streams: CFB$Entry[]): CvProblem | null {
  if (text.length < MIN_STREAM_BYTES) return 'damaged';
  // The stream's first bytes: its magic number, the version, and at byte 10 the flags.
  const [magic, version, flags] = [text.readUInt16LE(0), text.readUInt16LE(2), text.readUInt16LE(10)];
  if (magic !== WORD && magic !== WORD_6) return 'damaged';
  if (flags & ENCRYPTED) return 'locked';
  // Word's first macro language is within the text itself, of templates only.
  if (version < WORD_97 && flags & TEMPLATE) return 'macros';
  if (eitherText(text, FIELDS)) return 'executable';
  return streams.some(({ content }) => eitherText(Buffer.from(content), TEMPLATE_ELSEWHERE))
    ? 'outside'
    : null;
}

const [WORD, WORD_6, WORD_97] = [0xa5ec, 0xa5dc, 0xc1];
const [TEMPLATE, ENCRYPTED] = [0x1, 0x100];
// A field begins with character 19.

const FIELDS = /\x13[\s"]*(dde(auto)?|includepicture|includetext|include|import|link)\b/i;
const TEMPLATE_ELSEWHERE = /(https?:\/\/|\\\\)[\w.-][^\s\0"]{0,300}\.dot[mx]?\b/i;

/** Texts are of one byte or of two per character, and the latter begin anywhere. */
const eitherText = (bytes: Buffer, pattern: RegExp): boolean =>
  pattern.test(bytes.toString('latin1')) ||
  pattern.test(bytes.toString('utf16le')) ||
  pattern.test(bytes.subarray(1).toString('utf16le'));

const [HEADER_BYTES, ENTRY_BYTES] = [512, 128];

/**
 * Names, in capitals, of storages and streams wherever a directory's entry can be, linked or not: a reader that mends a
 * damaged directory might find those that another, such as cfb, does not.
 */
function namesIn(file: Buffer): string[] {
  const names: string[] = [];
  for (let at = HEADER_BYTES; at + ENTRY_BYTES <= file.length; at += ENTRY_BYTES) {
    const nameBytes = file.readUInt16LE(at + 64);
    const kind = file[at + 66];
    const isEntry = nameBytes >= 4 && nameBytes <= 64 && nameBytes % 2 === 0 && (kind === 1 || kind === 2);
    if (isEntry && file.readUInt16LE(at + nameBytes - 2) === 0)
      names.push(file.toString('utf16le', at, at + nameBytes - 2).toUpperCase());
  }
  return names;
}
