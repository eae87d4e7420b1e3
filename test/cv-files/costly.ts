import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { makePdf, stream } from './pdf';
import { type Row, rows } from './row';
import { field, makeDocx, relationships, typesOf } from './word';
import { zip } from './zip';

const MB = 1024 * 1024;
const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);
const repeated = (content: string | Buffer, times: number) =>
  Buffer.concat([makePdf(), Buffer.from('\n'), Buffer.from(String(content).repeat(times), 'latin1')]);
const packed = (bytes: Buffer, about = '') => stream(deflateSync(bytes), `/Filter/FlateDecode${about}`);
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const largeSheet = () =>
  zip(
    {
      '[Content_Types].xml': typesOf({ '/xl/workbook.xml': SHEET }),
      '_rels/.rels': relationships(['officeDocument', 'xl/workbook.xml']),
      'xl/workbook.xml': `<a>${'<b/>'.repeat(400_000)}</a>`,
    },
    { deflate: true },
  );

type Make = () => Buffer | Promise<Buffer>;
const docx = (what: string, bytes: Make) => rows('docx', 'too-expanded')(what, bytes);
const pdf = (what: string, bytes: Make) => rows('pdf', 'too-expanded')(what, bytes);

async function encryptedObjects(): Promise<Buffer> {
  const document = await PDFDocument.load(makePdf());
  const bytes = deflateSync(Buffer.concat([Buffer.from('9 0  '), Buffer.alloc(60 * MB, 32)]));
  // pdf-lib writes no other object streams than its own: this one becomes one afterwards.
  const about = { Type: 'ObjStr', N: 1, First: 5, Filter: 'FlateDecode' };
  document.context.register(document.context.stream(bytes, about));
  document.encrypt({ ownerPassword: 'owner', userPassword: '' });
  const saved = Buffer.from(await document.save());
  return Buffer.from(saved.toString('latin1').replace('/ObjStr', '/ObjStm'), 'latin1');
}

/** Small files that take a reader long, or much memory; each stands for a kind of its own. */
export const costlyFiles: Row[] = [
  // XML.
  docx('60,000 nested elements', () => makeDocx({}, nested(60_000))),
  docx('251 nested elements', () => makeDocx({}, nested(251))),
  docx('nested relationships', () => makeDocx({ 'word/_rels/a.xml.rels': `<r>${nested(60_000)}</r>` })),
  docx('nested content types', () =>
    makeDocx({ '[Content_Types].xml': typesOf().replace('</Types>', `${nested(60_000)}</Types>`) }),
  ),
  docx('nested settings', () => makeDocx({ 'word/settings.xml': nested(60_000) })),
  docx('a million attributes', () =>
    makeDocx({}, `<w:p ${Array.from({ length: 600_000 }, (_, n) => `a${n.toString(36)}=""`).join(' ')}/>`),
  ),
  docx('elements in many parts', () =>
    makeDocx(
      Object.fromEntries(
        Array.from({ length: 1_500 }, (_, n) => [`word/${n}.xml`, `<a>${'<b/>'.repeat(500)}</a>`]),
      ),
    ),
  ),
  docx('half a million comments', () => makeDocx({}, '<!--a-->'.repeat(510_000))),
  docx('entities of 21 MB', () => makeDocx({}, `<w:t>${'&amp;'.repeat(4.2 * MB)}</w:t>`)),
  docx('fields that never end', () =>
    makeDocx({}, '<w:fldChar w:fldCharType="begin"/>'.repeat(30_000) + '<w:t>x</w:t>'.repeat(50_000)),
  ),
  docx('a code of a million letters', () => makeDocx({}, field('QUOTE '.repeat(200_000)))),
  // Streams of a PDF.
  pdf('a page of 60 MB', () => makePdf({ objects: { 4: packed(Buffer.alloc(60 * MB, 32)) } })),
  pdf('a stream of 60 MB that no page shows', () =>
    makePdf({ objects: { 10: packed(Buffer.alloc(60 * MB)) } }),
  ),
  pdf('an object stream of 60 MB in an encrypted file', encryptedObjects),
  pdf('60 streams of a megabyte', () =>
    makePdf({
      objects: Object.fromEntries(Array.from({ length: 60 }, (_, n) => [10 + n, packed(Buffer.alloc(MB))])),
    }),
  ),
  pdf('a stream packed twice', () =>
    makePdf({
      objects: {
        10: stream(deflateSync(deflateSync(Buffer.alloc(500 * MB))), '/Filter[/FlateDecode/FlateDecode]'),
      },
    }),
  ),
  pdf('a picture of 60 MB', () =>
    makePdf({ objects: { 10: packed(Buffer.alloc(60 * MB), '/Subtype/Image') } }),
  ),
  pdf('pictures of 260 MB', () =>
    makePdf({
      objects: Object.fromEntries(
        Array.from({ length: 13 }, (_, n) => [10 + n, packed(Buffer.alloc(20 * MB), '/Subtype/Image')]),
      ),
    }),
  ),
  pdf('a table of contents of 60 MB', () =>
    makePdf({
      objects: { 10: packed(Buffer.alloc(60 * MB), '/Type/XRef/W[1 4 2]/Size 8000000/Root 1 0 R') },
    }),
  ),
  // Objects of a PDF.
  pdf('places that hold no object', () => repeated('1 0 obj )', 400_000)),
  pdf('texts that never end', () => repeated('1 0 obj (', 400_000)),
  pdf('lists that never end', () => repeated('1 0 obj [[ ', 400_000)),
  rows('pdf', 'damaged')('a maze of references', () =>
    makePdf({
      catalog: '/S 10 0 R',
      after: Array.from({ length: 8 }, (_, n) =>
        `${10 + n} 0 obj ${11 + n} 0 R endobj\n`
          .repeat(100)
          .concat(`9 0 obj <</S 10 0 R>> endobj\n`.repeat(300)),
      ).join(''),
    }),
  ),
  pdf('many meanings of one number', () =>
    repeated('10 0 obj /A endobj 11 0 obj <</S 10 0 R>> endobj\n', 30_000),
  ),
  pdf('packed objects that share their bytes', () => {
    const pairs = `${Array.from({ length: 50_000 }, (_, n) => `${n} 0`).join(' ')} `;
    const content = Buffer.from(`${pairs}[${'0 '.repeat(500_000)}]`);
    return makePdf({ objects: { 10: packed(content, `/Type/ObjStm/N 50000/First ${pairs.length}`) } });
  }),
  pdf('a form of nested elements', () =>
    makePdf({
      catalog: '/AcroForm<</Fields[]/XFA[(template) 10 0 R]>>',
      objects: { 10: packed(Buffer.from(nested(60_000))) },
    }),
  ),
  pdf('a form of one packet, thousands of times', () =>
    makePdf({
      catalog: `/AcroForm<</Fields[]/XFA[${'(template) 10 0 R'.repeat(5_000)}]>>`,
      objects: { 10: packed(Buffer.alloc(7 * MB, 32)) },
    }),
  ),
  // A sheet of a chart is read once, however many charts have it.
  rows('docx', null)('a sheet of a thousand charts', () =>
    makeDocx({
      'word/embeddings/a.xlsx': largeSheet(),
      'word/charts/_rels/c.xml.rels': relationships(
        ...Array.from({ length: 1_000 }, (): ['package', string] => ['package', '../embeddings/a.xlsx']),
      ),
    }),
  ),
];

const picture = (bytes: number) => packed(Buffer.alloc(bytes, 200), '/Subtype/Image');

/** Large, but as real ones are. */
export const largeButRight: Row[] = [
  rows('docx', null)('240 nested elements', () => makeDocx({}, nested(240))),
  rows('docx', null)('a field that is not closed, before a long text', () =>
    makeDocx({}, `<w:fldChar w:fldCharType="begin"/>${'<w:t>I weld. </w:t>'.repeat(20_000)}`),
  ),
  rows('pdf', null)('five scanned pages of 26 MB', () =>
    makePdf({
      objects: Object.fromEntries(Array.from({ length: 5 }, (_, n) => [10 + n, picture(26 * MB)])),
    }),
  ),
  rows('pdf', null)('a list of 200,000 numbers', () =>
    makePdf({ objects: { 10: `[${'500 '.repeat(200_000)}]` } }),
  ),
];
