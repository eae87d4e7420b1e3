import { exe, ole, png } from './plain';
import { docOf, docWith, realDoc } from './old-word';
import { type Row, rows } from './row';

const macros = rows('doc', 'macros');
const runs = rows('doc', 'executable');
const carries = rows('doc', 'attachments');
const breaks = rows('doc', 'damaged');
const other = (what: string, kind: Row['kind'], bytes: Row['bytes']) =>
  rows('doc', 'wrong-type', kind)(what, bytes);

const field = (code: string) => Buffer.from(`\x13 ${code}\x14shown\x15`, 'latin1');
const wide = (text: string) => Buffer.from(text, 'utf16le');
const flagged = (flags: number, version = 0xc1) =>
  docOf((text) => {
    text.writeUInt16LE(version, 2);
    text.writeUInt16LE(text.readUInt16LE(10) | flags, 10);
    return text;
  });

/** A directory that leads back to itself. */
function loop(): Buffer {
  const file = realDoc();
  const directory = 512 * (file.readUInt32LE(48) + 1);
  for (let entry = 0; entry < 4; entry++) file.writeUInt32LE(0, directory + entry * 128 + 68);
  file.writeUInt32LE(file.readUInt32LE(48), 512);
  return file;
}

/** Sectors that are chained in a ring. */
function ring(): Buffer {
  const file = realDoc();
  const table = 512 * (file.readUInt32LE(76) + 1);
  for (let at = table; at < table + 512; at += 4) file.writeUInt32LE((at - table) / 4 || 1, at);
  return file;
}

export const harmfulDocs: Row[] = [
  macros('macros', () => docWith({ '/Macros/VBA/dir': 'x' })),
  macros('macros in small letters', () => docWith({ '/macros/vba/Dir': 'x' })),
  macros('a macro project', () => docWith({ '/_VBA_PROJECT_CUR/VBA/_VBA_PROJECT': 'x' })),
  macros('a template of old Word', () => flagged(1, 0x65)),
  carries('an embedded program', () => docWith({ '/ObjectPool/_1234567890/\u0001Ole10Native': exe })),
  carries('an embedded document', () => docWith({ '/ObjectPool/_1/Package': 'PK' })),
  runs('DDE', () => docOf((text) => Buffer.concat([text, field('DDEAUTO cmd.exe "/k calc"')]))),
  runs('DDE in letters of two bytes', () =>
    docOf((text) => Buffer.concat([text, Buffer.alloc(text.length % 2), wide('\x13 DDE cmd x\x14\x15')])),
  ),
  runs('DDE in letters of two bytes, elsewhere', () =>
    docOf((text) => Buffer.concat([text, Buffer.alloc(1 + (text.length % 2)), wide('\x13ddeauto cmd\x14')])),
  ),
  runs('a picture from elsewhere', () =>
    docOf((text) => Buffer.concat([text, field('INCLUDEPICTURE "https://evil.example/a.png"')])),
  ),
  rows('doc', 'outside')('a template from the web', () =>
    docWith({ '/More': wide('https://evil.example/cv.dotm') }),
  ),
  runs('a program inside', () => docWith({ '/Data': 'MZ This program cannot be run in DOS mode' })),
  runs('a program of other words', () => {
    const program = Buffer.alloc(300);
    program.write('MZ');
    program.writeUInt32LE(128, 60);
    program.write('PE\0\0', 128);
    return docWith({ '/Data': program });
  }),
  runs('a Windows program', exe),
  runs('a Linux program', Buffer.from('\x7fELF\x02\x01\x01', 'latin1')),
  runs('a document that is a PDF as well', () => {
    const file = realDoc();
    file.write('%PDF-1.4', 1010);
    return file;
  }),
  rows('doc', 'locked')('a document with a password', () => flagged(0x100)),
  rows('doc', 'locked')(
    'a new document with a password',
    ole({ EncryptionInfo: 'x', EncryptedPackage: 'x' }),
  ),
  breaks('zeros', Buffer.alloc(4096)),
  breaks('a document whose second half is zeros', () => realDoc().fill(0, 1024)),
  breaks('half a document', () => realDoc().subarray(0, 2000)),
  breaks('the signature alone', () => realDoc().subarray(0, 8)),
  rows('doc', null)('a directory that leads back to itself', loop),
  breaks('sectors in a ring', ring),
  breaks('a text that is no text', () => docOf(() => Buffer.alloc(5000))),
  other('RTF', 'rtf', Buffer.from('{\\rtf1\\ansi CV}')),
  other('a web page', 'html', Buffer.from('<!doctype html><script>alert(1)</script>')),
  other(
    'a web page of Word',
    'html',
    Buffer.from('<html xmlns:o="urn:schemas-microsoft-com:office:office"><head>'),
  ),
  other('plain text', 'text', Buffer.from('I am a welder.\nजीवन वृत्त')),
  other('a picture', 'picture', png),
  other('a spreadsheet of old Excel', 'sheet', ole({ Workbook: 'x' })),
  other('an installer', undefined, ole({ '\u4840\u3f3f': 'x' })),
];
