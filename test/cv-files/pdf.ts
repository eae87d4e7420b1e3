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
export const pageObjects = ({ catalog = '', page = '' }: PdfParts): Record<number, string | Buffer> => ({
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
export function writeObjects(objects: Record<number, string | Buffer>, { before = '' }: PdfParts) {
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
