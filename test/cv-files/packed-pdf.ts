import { deflateSync } from 'node:zlib';
import { makePdf, pageObjects, type PdfParts, stream, writeObjects } from './pdf';

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
