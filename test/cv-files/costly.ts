import { deflateSync } from 'node:zlib';
import { makePdf, stream } from './pdf';
import { type Row, rows } from './row';
import { makeDocx, typesOf } from './word';

const MB = 1024 * 1024;
const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);
const repeated = (content: string | Buffer, times: number) =>
  Buffer.concat([makePdf(), Buffer.from('\n'), Buffer.from(String(content).repeat(times), 'latin1')]);
const packed = (bytes: Buffer, about = '') => stream(deflateSync(bytes), `/Filter/FlateDecode${about}`);
type Make = () => Buffer | Promise<Buffer>;
const docx = (what: string, bytes: Make) => rows('docx', 'too-expanded')(what, bytes);
const pdf = (what: string, bytes: Make) => rows('pdf', 'too-expanded')(what, bytes);

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
  docx('fields in fields', () => {
    const mark = (kind: string) => `<w:fldChar w:fldCharType="${kind}"/>`;
    return makeDocx({}, mark('begin').repeat(100) + mark('end').repeat(100));
  }),
  // Streams of a PDF.
  pdf('a page of 60 MB', () => makePdf({ objects: { 4: packed(Buffer.alloc(60 * MB, 32)) } })),
  pdf('a stream of 60 MB that no page shows', () =>
    makePdf({ objects: { 10: packed(Buffer.alloc(60 * MB)) } }),
  ),
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
