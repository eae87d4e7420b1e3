import { deflateRawSync } from 'node:zlib';
import { exe, ole, plainZip, xlsx } from './plain';
import { type Row, rows } from './row';
import { chartWith, makeDocx, relationships, typesOf, wordParts, wordXml } from './word';
import { zip } from './zip';

const runs = rows('docx', 'executable');
const carries = rows('docx', 'attachments');
const bursts = rows('docx', 'too-expanded');
const breaks = rows('docx', 'damaged');

const MB = 1024 * 1024;
function damagedText(): Buffer {
  const packed = deflateRawSync(wordParts()['word/document.xml']!);
  const whole = makeDocx();
  const at = whole.indexOf(packed);
  return whole.fill(0xff, at, at + packed.length);
}

const many = () =>
  zip({
    ...wordParts(),
    ...Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`word/${n}.xml`, '<a/>'])),
  });

export const harmfulDocx: Row[] = [
  // Programs and other files within.
  runs('a script inside', makeDocx({ 'word/run.vbs': 'x' })),
  runs(
    'a program, named as a picture',
    makeDocx({ 'word/media/image1.png': Buffer.concat([exe, Buffer.alloc(99)]) }),
  ),
  runs(
    'a program inside an object',
    makeDocx({ 'word/media/a.emf': 'x This program cannot be run in DOS mode' }),
  ),
  runs(
    'ActiveX',
    makeDocx({
      'word/activeX/activeX1.xml': '<a/>',
      'word/_rels/document.xml.rels': relationships(['control', 'activeX/activeX1.xml']),
    }),
  ),
  runs(
    'ActiveX by its type',
    makeDocx({
      '[Content_Types].xml': typesOf({ '/word/a.bin': 'application/vnd.ms-office.activeX' }),
      'word/a.bin': 'x',
    }),
  ),
  carries(
    'an OLE object',
    makeDocx({
      'word/embeddings/oleObject1.bin': ole({ '\u0001Ole10Native': 'x' }),
      'word/_rels/document.xml.rels': relationships(['oleObject', 'embeddings/oleObject1.bin']),
    }),
  ),
  carries(
    'an embedded spreadsheet',
    makeDocx({
      'word/embeddings/a.xlsx': xlsx,
      'word/_rels/document.xml.rels': relationships(['package', 'embeddings/a.xlsx']),
    }),
  ),
  carries('a chart with an archive', chartWith(plainZip)),
  carries(
    'a web page within',
    makeDocx(
      { 'word/a.bin': '<p>', 'word/_rels/document.xml.rels': relationships(['aFChunk', 'a.bin']) },
      '<w:altChunk r:id="r0"/>',
    ),
  ),
  // Files of two kinds.
  runs('a program that goes on as zip', Buffer.concat([exe, makeDocx()])),
  runs('a document that is a PDF as well', zip([['%PDF-1.4', ''], ...Object.entries(wordParts())])),
  // Bombs.
  bursts('a bomb', () => makeDocx({ 'word/x.xml': Buffer.alloc(51 * MB) })),
  bursts('a bomb of many parts', () =>
    makeDocx(Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`word/${n}.bin`, Buffer.alloc(MB)]))),
  ),
  bursts('a bomb of many entries', many),
  bursts('a text of eight million elements', () => makeDocx({}, '<w:p/>'.repeat(8 * MB))),
  // Damaged, or read differently by different programs.
  breaks('a bomb that lies about its size', () =>
    zip({ ...wordParts(), 'word/x.xml': Buffer.alloc(60 * MB) }, { deflate: true, claimedSize: 100 }),
  ),
  breaks(
    'a document that defines entities',
    makeDocx({
      'word/document.xml': `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${wordXml('&b;').slice(38)}`,
    }),
  ),
  breaks(
    'content types in an unknown encoding',
    makeDocx({ '[Content_Types].xml': typesOf().replace('UTF-8', 'UTF-7') }),
  ),
  breaks('two texts', zip([...Object.entries(wordParts()), ['word/document.xml', '<a/>']])),
  breaks('two texts of other case', zip([...Object.entries(wordParts()), ['WORD/document.xml', '<a/>']])),
  breaks('a part that leads out of its folder', makeDocx({ '../../etc/cron.d/x': 'x' })),
  breaks('a part that leads out by backslashes', makeDocx({ '..\\..\\x': 'x' })),
  breaks('a part that leads to a root', makeDocx({ '/etc/passwd': 'x' })),
  breaks('a part that leads to a drive', makeDocx({ 'C:/x': 'x' })),
  breaks(
    'no text',
    makeDocx({
      '_rels/.rels': relationships(['officeDocument', 'word/other.xml']),
      '[Content_Types].xml': typesOf({
        '/word/other.xml': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
      }),
    }),
  ),
  breaks('a cut off document', makeDocx().subarray(0, -30)),
  breaks('half a document', makeDocx().subarray(0, 500)),
  breaks('something behind a document', Buffer.concat([makeDocx(), Buffer.from('more')])),
  breaks('a damaged text', damagedText()),
  breaks('a half zeroed document', makeDocx().fill(0, 400)),
  // Locked, and other than it says.
  rows('docx', 'locked')('a document with a password', ole({ EncryptionInfo: 'x', EncryptedPackage: 'x' })),
  rows('docx', 'locked')('encrypted entries', zip(wordParts(), { encrypted: true })),
  rows('docx', 'wrong-type', 'sheet')('a spreadsheet', xlsx),
  rows('docx', 'wrong-type', 'zip')('a plain archive', plainZip),
];
