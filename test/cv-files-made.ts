import { deflateRawSync, deflateSync } from 'node:zlib';
import { docxParts, pdfWith } from './cv-files';
import { zip } from './cv-files-zip';

/** CVs as an attacker would make them, for tests. */

export const text = (content: string) => Buffer.from(content, 'latin1');
export const MB = 1024 * 1024;

/** Text contained in every Windows program. */
export const DOS_TEXT = 'This program cannot be run in DOS mode';

/** A PDF whose objects are packed in a stream. */
export const objectStream = (objects: string, name = '/ObjStm', change = (packed: Buffer) => packed) => {
  const packed = change(deflateSync(Buffer.from(objects))).toString('latin1');
  return pdfWith(`5 0 obj<</Type${name}/Filter/FlateDecode>>stream\n${packed}\nendstream endobj`);
};

/** A DOCX whose template is elsewhere. */
export const docxWithTemplate = (target: string) =>
  zip({
    ...docxParts,
    'word/_rels/settings.xml.rels': `<Relationships><Relationship Type="http://x/attachedTemplate" Target="${target}" TargetMode="External"/></Relationships>`,
  });

/** A DOCX whose text cannot be decompressed. */
export function damagedDocx(): Buffer {
  const packed = deflateRawSync(docxParts['word/document.xml']);
  const whole = zip(docxParts, { deflate: true });
  const at = whole.indexOf(packed);
  return whole.fill(0xff, at, at + packed.length);
}

export const manyEntries = Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`word/${n}.xml`, '']));
