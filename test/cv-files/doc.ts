import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CFB$Container, read, utils, write } from 'cfb';
import { exe, ole } from './plain';
import { rows } from './row';

const real = (name: string) => readFileSync(path.join('test/cv-files/real', name));

/** A Word 97 document made by LibreOffice. */
export const realDoc = () => real('libreoffice.doc');

const change = (edit: (container: CFB$Container) => void): Buffer => {
  const container = read(realDoc(), { type: 'buffer' });
  edit(container);
  return Buffer.from(write(container, { type: 'buffer' }) as Buffer);
};

/** That document with additional streams by path. */
const docWith = (streams: Record<string, string | Buffer>): Buffer =>
  change((container) => {
    for (const [name, content] of Object.entries(streams))
      utils.cfb_add(container, name, [...Buffer.from(content)]);
  });

/** That document with an edited main stream. */
const docOf = (edit: (text: Buffer) => Buffer): Buffer =>
  change((container) => {
    const entry = container.FileIndex.find(({ name }) => name === 'WordDocument')!;
    const content = edit(Buffer.from(entry.content));
    entry.content = [...content];
    entry.size = content.length;
  });

const field = (code: string) =>
  docOf((text) => Buffer.concat([text, Buffer.from(`\x13 ${code}\x14shown\x15`)]));
/** A field in UTF-16, starting `from` bytes after the text plus padding to even length. */
const wideField = (code: string, from: number) =>
  docOf((text) =>
    Buffer.concat([
      text,
      Buffer.alloc(from + (text.length % 2)),
      Buffer.from(`\x13${code}\x14\x15`, 'utf16le'),
    ]),
  );
const flagged = (flags: number, version = 0xc1) =>
  docOf((text) => {
    text.writeUInt16LE(version, 2);
    text.writeUInt16LE(text.readUInt16LE(10) | flags, 10);
    return text;
  });
const written = (file: Buffer, what: string, at: number) => (file.write(what, at), file);

function program(): Buffer {
  const bytes = written(Buffer.alloc(300), 'PE\0\0', 128);
  bytes.writeUInt32LE(128, 60);
  return written(bytes, 'MZ', 0);
}

/** A circular directory. */
function loop(): Buffer {
  const file = realDoc();
  const directory = 512 * (file.readUInt32LE(48) + 1);
  for (let entry = 0; entry < 4; entry++) file.writeUInt32LE(0, directory + entry * 128 + 68);
  file.writeUInt32LE(file.readUInt32LE(48), 512);
  return file;
}

/** A circular sector chain. */
function ring(): Buffer {
  const file = realDoc();
  const table = 512 * (file.readUInt32LE(76) + 1);
  for (let at = table; at < table + 512; at += 4) file.writeUInt32LE((at - table) / 4 || 1, at);
  return file;
}

export const harmfulDocs = [
  ...rows('doc', null, { 'a directory that leads back to itself': loop }),
  ...rows('doc', 'executable', { 'a program in a stream': () => docWith({ '/Data2': exe }) }),
  ...rows('doc', null, { 'an empty stream': () => docWith({ '/Data2': '' }) }),
  ...rows('doc', 'macros', {
    macros: () => docWith({ '/Macros/VBA/dir': 'x' }),
    'macros in small letters': () => docWith({ '/macros/vba/Dir': 'x' }),
    'a macro project': () => docWith({ '/_VBA_PROJECT_CUR/VBA/_VBA_PROJECT': 'x' }),
    'a template of old Word': () => flagged(1, 0x65),
  }),
  ...rows('doc', 'attachments', {
    'an embedded program': () => docWith({ '/ObjectPool/_1234567890/\u0001Ole10Native': exe }),
    'an embedded document': () => docWith({ '/ObjectPool/_1/Package': 'PK' }),
  }),
  ...rows('doc', 'executable', {
    DDE: () => field('DDEAUTO cmd.exe "/k calc"'),
    'DDE in letters of two bytes': () => wideField(' DDE cmd x', 0),
    'DDE in letters of two bytes, elsewhere': () => wideField('ddeauto cmd', 1),
    'a picture from elsewhere': () => field('INCLUDEPICTURE "https://evil.example/a.png"'),
    'a program inside': () => docWith({ '/Data': 'MZ This program cannot be run in DOS mode' }),
    'a program of other words': () => docWith({ '/Data': program() }),
    'a Windows program': exe,
    'a Linux program': Buffer.from('\x7fELF\x02\x01\x01', 'latin1'),
    'a document that is a PDF as well': () => written(realDoc(), '%PDF-1.4', 1010),
  }),
  ...rows('doc', 'outside', {
    'a template from the web': () =>
      docWith({ '/More': Buffer.from('https://evil.example/cv.dotm', 'utf16le') }),
  }),
  ...rows('doc', 'locked', {
    'a document with a password': () => flagged(0x100),
    'a new document with a password': ole({ EncryptionInfo: 'x', EncryptedPackage: 'x' }),
  }),
  ...rows('doc', 'damaged', {
    zeros: Buffer.alloc(4096),
    'a document whose second half is zeros': () => realDoc().fill(0, 1024),
    'half a document': () => realDoc().subarray(0, 2000),
    'the signature alone': () => realDoc().subarray(0, 8),
    'sectors in a ring': ring,
    'a text that is no text': () => docOf(() => Buffer.alloc(5000)),
  }),
  ...rows('doc', 'wrong-type: rtf', { RTF: Buffer.from('{\\rtf1\\ansi CV}') }),
  ...rows('doc', 'wrong-type: html', {
    'a web page': Buffer.from('<!doctype html><script>alert(1)</script>'),
    'a page of Word': Buffer.from('<html xmlns:o="urn:schemas"><head>'),
  }),
  ...rows('doc', 'wrong-type: text', { 'plain text': Buffer.from('I am a welder.\nजीवन वृत्त') }),
  ...rows('doc', 'wrong-type: sheet', { 'a spreadsheet of old Excel': ole({ Workbook: 'x' }) }),
  ...rows('doc', 'wrong-type', { 'an installer': ole({ '\u4840\u3f3f': 'x' }) }),
];
