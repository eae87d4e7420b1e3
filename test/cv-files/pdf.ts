import { deflateSync } from 'node:zlib';
const TEXT = 'BT /F1 18 Tf 72 720 Td (Asha Rao, welder) Tj ET';

export type PdfParts = {
  /** Additional entries of catalog, page and trailer. */
  catalog?: string;
  page?: string;
  trailer?: string;
  /** Additional objects, numbered from 10. */
  objects?: Record<number, string | Buffer>;
  /** Content before the header and after the end. */
  before?: string | Buffer;
  after?: string | Buffer;
  /** Wrong offsets in the xref table, by object. */
  lies?: Record<number, number>;
  /** Omits the xref table and points `startxref` to 0. */
  noTable?: boolean;
};

const bytesOf = (content: string | Buffer) => Buffer.from(content as string, 'latin1');

/** The objects of a one-page PDF. */
const pageObjects = ({ catalog = '', page = '' }: PdfParts): Record<number, string | Buffer> => ({
  1: `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
  2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>${page}>>`,
  4: stream(TEXT),
  5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
});

/** A stream object with its length. */
export function stream(content: string | Buffer, dictionary = ''): Buffer {
  const bytes = bytesOf(content);
  return Buffer.concat([
    bytesOf(`<<${dictionary}/Length ${bytes.length}>>\nstream\n`),
    bytes,
    bytesOf('\nendstream'),
  ]);
}

/** A valid one-page PDF. */
export function makePdf(parts: PdfParts = {}): Buffer {
  const objects = { ...pageObjects(parts), ...parts.objects };
  const body = writeObjects(objects, parts);
  const offsets = parts.lies ? { ...body.offsets, ...parts.lies } : body.offsets;
  const numbers = Object.keys(offsets).map(Number);
  const table = numbers.map(
    (number) => `${number} 1\n${String(offsets[number]).padStart(10, '0')} 00000 n \n`,
  );
  const end = parts.noTable ? 'startxref\n0\n%%EOF\n' : `startxref\n${body.end}\n%%EOF\n`;
  return Buffer.concat([
    body.bytes,
    bytesOf(parts.noTable ? '' : `xref\n0 1\n0000000000 65535 f \n${table.join('')}`),
    bytesOf(`trailer\n<</Size ${Math.max(...numbers) + 1}/Root 1 0 R${parts.trailer ?? ''}>>\n${end}`),
    bytesOf(parts.after ?? ''),
  ]);
}

/** A PDF's header and objects, their offsets, and the end's. */
function writeObjects(objects: Record<number, string | Buffer>, { before = '' }: PdfParts) {
  const offsets: Record<number, number> = {};
  const chunks = [bytesOf(before), bytesOf('%PDF-1.5\n%\xe2\xe3\xcf\xd3\n')];
  let length = chunks[0]!.length + chunks[1]!.length;
  for (const [number, content] of Object.entries(objects)) {
    const object = Buffer.concat([bytesOf(`${number} 0 obj\n`), bytesOf(content), bytesOf('\nendobj\n')]);
    // Relative to the header, like readers do.
    offsets[Number(number)] = length - chunks[0]!.length;
    length += object.length;
    chunks.push(object);
  }
  return { bytes: Buffer.concat(chunks), offsets, end: length - chunks[0]!.length };
}

/** A PDF with one additional object, which the catalog may reference. */
export const pdfWith = (object: string | Buffer, catalog = '') =>
  makePdf({ catalog, objects: { 10: object } });

/** A PDF with an open action. */
export const opening = (action: string) => pdfWith(action, '/OpenAction 10 0 R');

/** A PDF with a link to click. */
export const linking = (action: string) =>
  makePdf({ page: `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A${action}>>]` });

/** A PDF with an attachment. */
export const attaching = (name: string, content: string | Buffer, about = '/Type/EmbeddedFile') =>
  makePdf({
    catalog: '/Names<</EmbeddedFiles<</Names[(a) 10 0 R]>>>>',
    objects: { 10: `<</Type/Filespec/F(${name})/UF(${name})/EF<</F 11 0 R>>>>`, 11: stream(content, about) },
  });

const XFA = 'xmlns="http://www.xfa.org/schema/xfa-template/3.0/"';

/** A PDF with an XFA form. */
export const xfa = (content: string) =>
  pdfWith(stream(`<template ${XFA}>${content}</template>`), '/AcroForm<</Fields[]/XFA[(template) 10 0 R]>>');

const [TABLE, PACKED] = [21, 20];

/** Stream encodings with their dictionary entries. */
export const ENCODINGS: Record<string, { dictionary: string; encode: (bytes: Buffer) => Buffer }> = {
  none: { dictionary: '', encode: (bytes) => bytes },
  Flate: { dictionary: '/Filter/FlateDecode', encode: (bytes) => deflateSync(bytes) },
  'Flate, by its short name': { dictionary: '/Filter/Fl', encode: (bytes) => deflateSync(bytes) },
  'Flate with a wrong checksum': {
    dictionary: '/Filter/FlateDecode',
    encode: (bytes) => Buffer.concat([deflateSync(bytes).subarray(0, -4), Buffer.alloc(4)]),
  },
  hexadecimal: {
    dictionary: '/Filter/ASCIIHexDecode',
    encode: (bytes) => latin1(`${bytes.toString('hex')}>`),
  },
};
/** Encodings that programs use for object streams. */
export const USUAL = Object.keys(ENCODINGS).filter((name) => name !== 'hexadecimal');

type Packing = { encoding?: string; type?: string; change?: (packed: Buffer) => Buffer };

/** A PDF whose objects from 10 on are in an object stream, referenced by an xref stream. */
export function packedPdf(
  parts: PdfParts,
  { encoding = 'Flate', type = '/ObjStm', change }: Packing = {},
): Buffer {
  const { dictionary, encode } = ENCODINGS[encoding]!;
  const packed = Object.entries(parts.objects ?? {});
  const offsets = packed.map((_, index) =>
    packed.slice(0, index).reduce((sum, [, object]) => sum + object.length + 1, 0),
  );
  const pairs = packed.map(([number], index) => `${number} ${offsets[index]}`).join(' ');
  const whole = `${pairs} ${packed.map(([, object]) => object.toString('latin1')).join(' ')} `;
  const content = encode(latin1(whole));
  const about = `/Type${type}/N ${packed.length}/First ${pairs.length + 1}${dictionary}`;
  const plain = { ...pageObjects(parts), [PACKED]: stream(change ? change(content) : content, about) };
  const body = writeObjects(plain, parts);
  const at = body.bytes.length;
  const entries = Buffer.alloc((TABLE + 1) * 7);
  const enter = (number: number, kind: number, place: number, index: number) => {
    entries.writeUInt8(kind, number * 7);
    entries.writeUInt32BE(place, number * 7 + 1);
    entries.writeUInt16BE(index, number * 7 + 5);
  };
  for (const [number, place] of Object.entries(body.offsets)) enter(Number(number), 1, place, 0);
  packed.forEach(([number], index) => enter(Number(number), 2, PACKED, index));
  enter(TABLE, 1, at, 0);
  const table = stream(entries, `/Type/XRef/W[1 4 2]/Size ${TABLE + 1}/Root 1 0 R${parts.trailer ?? ''}`);
  return Buffer.concat([
    body.bytes,
    latin1(`${TABLE} 0 obj\n`),
    table,
    latin1(`\nendobj\nstartxref\n${at}\n%%EOF\n`),
  ]);
}

/** A PDF with an incremental update that replaces the catalog. */
export function updatedPdf(first: PdfParts, catalog: string): Buffer {
  const before = makePdf(first);
  const previous = /startxref\n(\d+)/.exec(before.toString('latin1'))![1];
  const added = `1 0 obj\n${catalog}\nendobj\n`;
  const table = `xref\n1 1\n${String(before.length).padStart(10, '0')} 00000 n \n`;
  const trailer = `trailer\n<</Size 40/Root 1 0 R/Prev ${previous}>>\nstartxref\n${before.length + added.length}\n%%EOF\n`;
  return Buffer.concat([before, latin1(`${added}${table}${trailer}`)]);
}

function latin1(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}
