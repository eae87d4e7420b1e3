import { zip } from './cv-files-zip';

/** Minimal valid files of each type, for tests. */

const text = (content: string) => Buffer.from(content, 'latin1');

/** A PDF with additional objects. */
export const pdfWith = (objects: string, trailer = '') =>
  text(
    `%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n${objects}\ntrailer<</Root 1 0 R${trailer}>>\nstartxref\n0\n%%EOF\n`,
  );

export const pdf = pdfWith('');

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

/** Start of a Word document's main stream, with its flags. */
export const wordStream = (flags = 0, content = '') =>
  Buffer.concat([Buffer.from([0xec, 0xa5, 0, 0, 0, 0, 0, 0, 0, 0, flags & 255, flags >> 8]), text(content)]);

export const doc = cfb(['WordDocument', '1Table'], wordStream());

const contentTypes = (part: string, type: string) =>
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  `<Override PartName="/${part}" ContentType="application/${type}.main+xml"/></Types>`;

export const wordTypes = contentTypes(
  'word/document.xml',
  'vnd.openxmlformats-officedocument.wordprocessingml.document',
);

export const docxParts = {
  '[Content_Types].xml': wordTypes,
  'word/document.xml': '<?xml version="1.0"?><w:document/>',
};

export const docx = zip(docxParts);

export const xlsx = zip({
  '[Content_Types].xml': contentTypes(
    'xl/workbook.xml',
    'vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ),
  'xl/workbook.xml': '<?xml version="1.0"?><workbook/>',
});

export const plainZip = zip({ 'readme.txt': 'hello' });

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const exe = Buffer.concat([text('MZ'), Buffer.alloc(126)]);
