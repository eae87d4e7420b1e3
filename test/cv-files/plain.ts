import { readFileSync } from 'node:fs';
import { utils, write } from 'cfb';
import { makePdf } from './pdf';
import { makeDocx, relationships, typesOf, zip } from './word';

/** Minimal valid files of each type. */

const text = (content: string) => Buffer.from(content, 'latin1');

export const pdf = makePdf();

/** An OLE compound file, the format of old Office versions, with these streams. */
export function ole(streams: Record<string, Buffer | string>): Buffer {
  const container = utils.cfb_new();
  for (const [name, content] of Object.entries(streams))
    utils.cfb_add(container, `/${name}`, [...Buffer.from(content)]);
  return Buffer.from(write(container, { type: 'buffer' }) as Buffer);
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
