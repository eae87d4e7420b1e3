import { deflateSync } from 'node:zlib';
import { makePdf, pageObjects, type PdfParts, stream, writeObjects } from './pdf';

const [TABLE, PACKED] = [21, 20];

/** Ways to write a stream, each with what its dictionary says of it. */
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
  ASCII85: { dictionary: '/Filter[/ASCII85Decode]', encode: ascii85 },
  'ASCII85 around Flate': {
    dictionary: '/Filter[/A85/FlateDecode]',
    encode: (bytes) => ascii85(deflateSync(bytes)),
  },
  RunLength: { dictionary: '/Filter/RunLengthDecode', encode: runLength },
  LZW: { dictionary: '/Filter/LZWDecode', encode: lzw },
  'Flate of differences': {
    dictionary: '/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 8>>',
    encode: (bytes) => deflateSync(differences(bytes, 8)),
  },
};

type Packing = { encoding?: string; type?: string; change?: (packed: Buffer) => Buffer };

/** A PDF whose objects from 10 on are packed in a stream, which a table in a stream leads to. */
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

/** A PDF to which a later version with these objects was added. */
export function updatedPdf(first: PdfParts, objects: Record<number, string>): Buffer {
  const before = makePdf(first);
  const previous = /startxref\n(\d+)/.exec(before.toString('latin1'))![1];
  let at = before.length;
  let table = '';
  let added = '';
  for (const [number, object] of Object.entries(objects)) {
    table += `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`;
    added += `${number} 0 obj\n${object}\nendobj\n`;
    at = before.length + added.length;
  }
  const trailer = `trailer\n<</Size 40/Root 1 0 R/Prev ${previous}>>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([before, latin1(`${added}xref\n${table}${trailer}`)]);
}

function latin1(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}

function ascii85(bytes: Buffer): Buffer {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4) {
    const group = Buffer.alloc(4);
    const length = bytes.copy(group, 0, at, at + 4);
    let number = group.readUInt32BE();
    let letters = '';
    for (let digit = 0; digit < 5; digit++) {
      letters = String.fromCharCode(33 + (number % 85)) + letters;
      number = Math.floor(number / 85);
    }
    text += letters.slice(0, length + 1);
  }
  return latin1(`${text}~>`);
}

function runLength(bytes: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 128) {
    const run = bytes.subarray(at, at + 128);
    chunks.push(Buffer.from([run.length - 1]), run);
  }
  return Buffer.concat([...chunks, Buffer.from([128])]);
}

/** Codes of 9 bits, starting anew before they would need more. */
function lzw(bytes: Buffer): Buffer {
  const codes = [...bytes].flatMap((byte, index) => (index % 200 === 0 ? [256, byte] : [byte]));
  const bits = [...codes, 257].map((code) => code.toString(2).padStart(9, '0')).join('');
  const padded = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0');
  return Buffer.from(padded.match(/.{8}/g)!.map((byte) => parseInt(byte, 2)));
}

/** Rows of bytes, each less the one above it: PNG's second kind. */
function differences(bytes: Buffer, columns: number): Buffer {
  const rows: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += columns) {
    const row = Buffer.alloc(columns + 1, 2);
    for (let column = 0; column < columns; column++) {
      const above = at >= columns ? bytes[at - columns + column]! : 0;
      row[column + 1] = ((bytes[at + column] ?? 0x20) - above) & 0xff;
    }
    rows.push(row);
  }
  return Buffer.concat(rows);
}
