import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CFB$Container, read, utils, write } from 'cfb';

const real = (name: string) => readFileSync(path.join('test/cv-files/real', name));

/** A Word 97 document made by LibreOffice. */
export const realDoc = () => real('libreoffice.doc');

const change = (edit: (container: CFB$Container) => void): Buffer => {
  const container = read(realDoc(), { type: 'buffer' });
  edit(container);
  return Buffer.from(write(container, { type: 'buffer' }) as Buffer);
};

/** That document with additional streams by path. */
export const docWith = (streams: Record<string, string | Buffer>): Buffer =>
  change((container) => {
    for (const [name, content] of Object.entries(streams))
      utils.cfb_add(container, name, [...Buffer.from(content)]);
  });

/** That document with an edited main stream. */
export const docOf = (edit: (text: Buffer) => Buffer): Buffer =>
  change((container) => {
    const entry = container.FileIndex.find(({ name }) => name === 'WordDocument')!;
    const content = edit(Buffer.from(entry.content));
    entry.content = [...content];
    entry.size = content.length;
  });
