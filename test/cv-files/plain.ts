import { readFileSync } from 'node:fs';
import { makePdf } from './pdf';
import { makeDocx, relationships, typesOf } from './word';
import { zip } from './zip';

/** Minimal valid files of each type, for tests. */

const text = (content: string) => Buffer.from(content, 'latin1');

export const pdf = makePdf();

/**
 * An OLE compound file, as written by old versions of Office: header, one directory sector, and the first stream's
 * sectors.
 */
export function cfb(names: string[], firstStream: Buffer = Buffer.alloc(0)): Buffer {
  const file = Buffer.alloc(1024 + 4096);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(0x3e, 24);
  file.writeUInt16LE(3, 26);
  file.writeUInt16LE(0xfffe, 28);
  file.writeUInt16LE(9, 30);
  names.forEach((name, index) => {
    const at = 512 + index * 128;
    file.write(name, at, 'utf16le');
    file.writeUInt16LE((name.length + 1) * 2, at + 64);
    file.writeUInt8(2, at + 66);
    file.writeUInt32LE(1, at + 116);
    file.writeUInt32LE(4096, at + 120);
  });
  firstStream.copy(file, 1024);
  return file;
}

export const doc = readFileSync('test/cv-files/real/libreoffice-plain.doc');

export const docx = makeDocx();

export const xlsx = zip({
  '[Content_Types].xml': typesOf({
    '/xl/workbook.xml': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  }).replace(/<Override PartName="\/word.*?\/>/, ''),
  '_rels/.rels': relationships(['officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': '<workbook/>',
});

export const plainZip = zip({ 'readme.txt': 'hello' });

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const exe = Buffer.concat([text('MZ'), Buffer.alloc(126)]);
