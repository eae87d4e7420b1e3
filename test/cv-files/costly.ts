import { deflateSync } from 'node:zlib';
import { makePdf, packedPdf, pdfWith, stream } from './pdf';
import { rows } from './row';
import { makeDocx, typesOf } from './word';

const MB = 1024 * 1024;
const FLATE = '/Filter/FlateDecode';
const TWICE = '/Filter[/FlateDecode/FlateDecode]';
const BEGIN = '<w:fldChar w:fldCharType="begin"/>';
const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);
const repeated = (content: string, times: number) =>
  Buffer.concat([makePdf(), Buffer.from(`\n${content.repeat(times)}`)]);
const packed = (bytes: number, about = '') => stream(deflateSync(Buffer.alloc(bytes, 32)), FLATE + about);
const packedTwice = (bytes: number, about = '') =>
  pdfWith(stream(deflateSync(deflateSync(Buffer.alloc(bytes))), TWICE + about));
const times = <T>(count: number, make: (n: number) => [string | number, T]) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => make(n))) as Record<string, T>;
const streams = (count: number, each: Buffer) => makePdf({ objects: times(count, (n) => [10 + n, each]) });

/** Small files that cost a parser much time or memory, one per kind. */
export const costlyFiles = [
  ...rows('docx', 'too-expanded', {
    '60,000 nested elements': () => makeDocx({}, nested(60_000)),
    '251 nested elements': () => makeDocx({}, nested(251)),
    'nested relationships': () => makeDocx({ 'word/_rels/a.xml.rels': `<r>${nested(60_000)}</r>` }),
    'nested content types': () =>
      makeDocx({ '[Content_Types].xml': typesOf().replace('</Types>', `${nested(60_000)}</Types>`) }),
    'nested settings': () => makeDocx({ 'word/settings.xml': nested(60_000) }),
    'a million attributes': () =>
      makeDocx({}, `<w:p ${Object.keys(times(600_000, (n) => [`a${n.toString(36)}=""`, n])).join(' ')}/>`),
    'elements in many parts': () =>
      makeDocx(times(1_500, (n) => [`word/${n}.xml`, `<a>${'<b/>'.repeat(500)}</a>`])),
    'half a million comments': () => makeDocx({}, '<!--a-->'.repeat(510_000)),
    'entities of 21 MB': () => makeDocx({}, `<w:t>${'&amp;'.repeat(4.2 * MB)}</w:t>`),
    'fields in fields': () => makeDocx({}, BEGIN.repeat(100) + BEGIN.replace('begin', 'end').repeat(100)),
  }),
  ...rows('pdf', 'too-expanded', {
    'a page of 60 MB': () => makePdf({ objects: { 4: packed(60 * MB) } }),
    'a stream of 60 MB that no page shows': () => pdfWith(packed(60 * MB)),
    '60 streams of a megabyte': () => streams(60, packed(MB)),
    'a stream packed twice': () => packedTwice(500 * MB),
    'objects packed twice': () => packedTwice(100 * MB, '/Type/ObjStm/N 1/First 9'),
    'packed objects of 20 MB': () => packedPdf({ objects: { 10: ' '.repeat(20 * MB) } }),
    'packed objects of 36 MB': () => streams(12, packed(3 * MB, '/Type/ObjStm/N 0/First 0')),
    'a picture of 60 MB': () => pdfWith(packed(60 * MB, '/Subtype/Image')),
    'pictures of 260 MB': () => streams(13, packed(20 * MB, '/Subtype/Image')),
    'a table of contents of 60 MB': () =>
      pdfWith(packed(60 * MB, '/Type/XRef/W[1 4 2]/Size 8000000/Root 1 0 R')),
    'many objects': () => repeated('1 0 obj 1 endobj ', 110_000),
    'places that hold no object': () => repeated('1 0 obj )', 400_000),
    'texts that never end': () => repeated('1 0 obj (', 400_000),
    'lists that never end': () => repeated('1 0 obj [[ ', 400_000),
  }),
];

/** As large as real files get. */
export const largeButRight = [
  ...rows('docx', null, {
    '240 nested elements': () => makeDocx({}, nested(240)),
    'a field that is not closed, before a long text': () =>
      makeDocx({}, BEGIN + '<w:t>I weld. </w:t>'.repeat(20_000)),
  }),
  ...rows('pdf', null, {
    'five scanned pages of 26 MB': () => streams(5, packed(26 * MB, '/Subtype/Image')),
    'a list of 200,000 numbers': () => pdfWith(`[${'500 '.repeat(200_000)}]`),
  }),
];
