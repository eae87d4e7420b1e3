import { PDFArray, PDFDict, PDFName, PDFRef } from '@cantoo/pdf-lib';
import { readXml } from '../read-xml';
import { decodeFile } from './decode-stream';
import type { Objects } from './find-objects';
import { dictionariesIn, valuesOf } from './values';

const MAX_BYTES = 8 * 1024 * 1024;
// Elements that compute, send or fetch. Offices' forms have them; a CV made of one can be saved as a plain PDF.
const ACTIVE = new Set(['script', 'submit', 'execute', 'connectionSet', 'exObject']);

/** Whether a form of XFA (ISO 32000-1, 12.7.8) does more than show fields. @throws Error if it cannot be read */
export function hasActiveForm(found: Objects): boolean {
  const forms = found.objects.flatMap(({ object }) =>
    [...dictionariesIn(object)].filter((dict) => dict.has(PDFName.of('XFA'))),
  );
  return forms.some((dict) => {
    const values = valuesOf(dict, 'XFA', found.defined);
    const packets = values.flatMap((value) => (value instanceof PDFArray ? value.asArray() : []));
    const whole = dict.get(PDFName.of('XFA'));
    const text = Buffer.concat([...packets, whole].flatMap((part) => contentOf(part, found)));
    if (text.length === 0) throw new Error('a form without a content');
    let isActive = false;
    readXml(text, { open: ({ local }) => (isActive ||= ACTIVE.has(local)) });
    return isActive;
  });
}

function contentOf(part: unknown, { objects, defined }: Objects): Buffer[] {
  if (!(part instanceof PDFRef)) return [];
  return objects.flatMap(({ object, number, contents: [content] }) =>
    number === part.objectNumber && content && object instanceof PDFDict
      ? [decodeFile(object, content, MAX_BYTES, defined)]
      : [],
  );
}
