import { readCompound } from '../base/compound-file';
import { startsAsProgram } from './cv-head';
import { refuse } from './refused';

const MACROS = /^(macros|vba|_vba_project(_cur)?|vbaproject|dir)$/i;
const LOCKS = /^(encryptedpackage|encryptioninfo)$/i;
const TEXT = /^worddocument$/i;
const MIN_TEXT_BYTES = 512;

/**
 * Inspects an OLE compound file as a Word document ([MS-CFB], [MS-DOC]). Returns whether all its streams were read.
 * @throws Refused, Error if they cannot be
 */
export function inspectDoc(file: Buffer): boolean {
  const entries = readCompound(file);
  const has = (pattern: RegExp) => entries.some(({ name }) => pattern.test(name));
  if (has(LOCKS)) refuse('locked');
  if (has(MACROS)) refuse('macros');
  const text = entries.find(({ name, isStream }) => isStream && TEXT.test(name));
  // Spreadsheets, mails and installers are compound files as well; one without streams is damaged.
  const isOther =
    entries.some(({ isStream }) => isStream) && !file.includes(Buffer.from('WordDocument', 'utf16le'));
  if (!text?.isWhole) return refuse(isOther ? 'wrong-type' : 'damaged');
  if (entries.some(({ name, hasChild }) => hasChild && /^objectpool$/i.test(name))) refuse('attachments');
  inspectText(text.content);
  if (entries.some(({ content }) => startsAsProgram(content))) refuse('executable');
  if (entries.some(({ content }) => eitherText(content, TEMPLATE_ELSEWHERE))) refuse('outside');
  return entries.every(({ isWhole }) => isWhole);
}

const [WORD, WORD_6, WORD_97] = [0xa5ec, 0xa5dc, 0xc1];
const [TEMPLATE, ENCRYPTED] = [0x1, 0x100];
// A field begins with character 19.
const FIELDS = /\x13[\s"]*(dde(auto)?|includepicture|includetext|include|import|link)\b/i;
const TEMPLATE_ELSEWHERE = /(https?:\/\/|\\\\)[\w.-][^\s\0"]{0,300}\.dot[mx]?\b/i;

function inspectText(text: Buffer): void {
  if (text.length < MIN_TEXT_BYTES) refuse('damaged');
  // The stream's header: magic number, version, and flags at byte 10.
  const [magic, version, flags] = [text.readUInt16LE(0), text.readUInt16LE(2), text.readUInt16LE(10)];
  if (magic !== WORD && magic !== WORD_6) refuse('damaged');
  if (flags & ENCRYPTED) refuse('locked');
  // Word's first macro language is stored in the text itself, of templates only.
  if (version < WORD_97 && flags & TEMPLATE) refuse('macros');
  if (eitherText(text, FIELDS)) refuse('executable');
}

/** Texts have one or two bytes per character, the latter at any offset. */
const eitherText = (bytes: Buffer, pattern: RegExp): boolean =>
  [bytes.toString('latin1'), bytes.toString('utf16le'), bytes.toString('utf16le', 1)].some((text) =>
    pattern.test(text),
  );
