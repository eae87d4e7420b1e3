import { deflateRawSync } from 'node:zlib';
import { exe, ole, pdf, plainZip, xlsx } from './plain';
import { rows } from './row';
import { chartWith, makeDocx, relationships, typesOf, wordParts, wordXml } from './word';
import { zip } from './zip';

const MB = 1024 * 1024;
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const ENTITY = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>';
const numbered = (count: number, part: Buffer | string) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`word/${n}.xml`, part]));

function damagedText(): Buffer {
  const packed = deflateRawSync(wordParts()['word/document.xml']!);
  const whole = makeDocx();
  const at = whole.indexOf(packed);
  return whole.fill(0xff, at, at + packed.length);
}

/** Documents with embedded files, polyglots, zip bombs, and files that do not open. */
export const brokenDocx = [
  ...rows('docx', 'unread', {
    'a part of no kind': makeDocx({ 'word/payload.bin': '\x01\x02\x03' }),
    'a shortcut that is called a picture': makeDocx({ 'word/media/image9.png': 'L\0\0\0\x01\x14\x02' }),
    'a page of a mail': makeDocx({ 'word/chunk.dat': 'MIME-Version: 1.0\r\n\r\n<script>' }),
    'what Macs put into archives': makeDocx({ '__MACOSX/._word': '\0\x05\x16\x07' }),
  }),
  ...rows('docx', 'executable', {
    'a script inside': makeDocx({ 'word/run.vbs': 'x' }),
    'a program, named as a picture': makeDocx({ 'word/image1.png': Buffer.concat([exe, Buffer.alloc(99)]) }),
    'a program inside a picture': makeDocx({ 'word/a.emf': 'x This program cannot be run in DOS mode' }),
    'a program that goes on as zip': Buffer.concat([exe, makeDocx()]),
    'a document that is a PDF as well': zip([['%PDF-1.4', ''], ...Object.entries(wordParts())]),
  }),
  ...rows('docx', 'attachments', {
    'an object that is called a picture': makeDocx({
      'word/a.png': ole({ '\u0001Ole10Native': 'calc.exe' }),
    }),
    'an archive that is called a picture': makeDocx({ 'word/media/image1.png': plainZip }),
    'a document that is called a font': makeDocx({ 'word/fonts/font1.odttf': pdf }),
    'a document within a document': makeDocx({ 'word/a.xml.bin': makeDocx() }),
    'a text of RTF that nothing leads to': makeDocx({ 'word/afchunk.dat': '{\\rtf1\\object}' }),
    'an embedded spreadsheet': makeDocx({
      'word/embeddings/a.xlsx': xlsx,
      'word/_rels/document.xml.rels': relationships(['package', 'embeddings/a.xlsx']),
    }),
    'a chart with an archive': chartWith(plainZip),
    'a chart with an object in its sheet': chartWith(zip({ 'xl/workbook.xml': 'x', 'xl/embeddings/a': 'x' })),
  }),
  ...rows('docx', 'too-expanded', {
    'a bomb': () => makeDocx({ 'word/x.xml': Buffer.alloc(51 * MB) }),
    'a bomb of many parts': () => makeDocx(numbered(60, Buffer.alloc(MB))),
    'a bomb of many entries': () => makeDocx(numbered(2001, '<a/>')),
    'a text of eight million elements': () => makeDocx({}, '<w:p/>'.repeat(8 * MB)),
  }),
  ...rows('docx', 'damaged', {
    'a bomb that lies about its size': () =>
      zip({ ...wordParts(), 'word/x.xml': Buffer.alloc(60 * MB) }, { deflate: true, claimedSize: 100 }),
    'a document that defines entities': makeDocx({
      'word/document.xml': `${ENTITY}${wordXml('&b;').slice(38)}`,
    }),
    'an unknown encoding': makeDocx({ '[Content_Types].xml': typesOf().replace('UTF-8', 'UTF-7') }),
    'two texts': zip([...Object.entries(wordParts()), ['word/document.xml', '<a/>']]),
    'two texts of other case': zip([...Object.entries(wordParts()), ['WORD/document.xml', '<a/>']]),
    ...Object.fromEntries(
      ['../../etc/cron.d/x', '..\\..\\x', '/etc/passwd', 'C:/x'].map((name) => [
        `a part that leads to ${name}`,
        makeDocx({ [name]: 'x' }),
      ]),
    ),
    'no text': makeDocx({
      '_rels/.rels': relationships(['officeDocument', 'word/other.xml']),
      '[Content_Types].xml': typesOf({ '/word/other.xml': MAIN }),
    }),
    'a cut off document': makeDocx().subarray(0, -30),
    'half a document': makeDocx().subarray(0, 500),
    'something behind a document': Buffer.concat([makeDocx(), Buffer.from('more')]),
    'a damaged text': damagedText(),
    'a half zeroed document': makeDocx().fill(0, 400),
  }),
  ...rows('docx', 'locked', {
    'a document with a password': ole({ EncryptionInfo: 'x', EncryptedPackage: 'x' }),
    'encrypted entries': zip(wordParts(), { encrypted: true }),
  }),
  ...rows('docx', 'wrong-type', { 'a spreadsheet': xlsx }, 'sheet'),
  ...rows('docx', 'wrong-type', { 'a plain archive': plainZip }, 'zip'),
];
