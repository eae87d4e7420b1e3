import { PDFArray, PDFDict, PDFName, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { xmlReader } from '../read-xml';
import { decodeFile } from './decode-stream';
import type { Objects } from './find-objects';
import { dictionariesIn, valuesOf } from './values';

// All forms of a file together; those of offices have some hundred kilobytes.
const MAX_BYTES = 8 * 1024 * 1024;
// Elements that compute, send or fetch. Offices' forms have them; a CV made of one can be saved as a plain PDF.
const ACTIVE = new Set(['script', 'submit', 'execute', 'connectionSet', 'exObject']);

/** Whether a form of XFA (ISO 32000-1, 12.7.8) does more than show fields. @throws Error if it cannot be read */
export function hasActiveForm(found: Objects): boolean {
  const readXml = xmlReader();
  const contentOf = contentsIn(found);
  for (const packets of formsIn(found)) {
    const text = Buffer.concat(packets.flatMap(contentOf));
    if (text.length === 0) throw new Error('a form without a content');
    let isActive = false;
    readXml(text, { open: ({ local }) => (isActive ||= ACTIVE.has(local)) });
    if (isActive) return true;
  }
  return false;
}

/** Each form once, as the parts that may be references to its content: of a list of packets, or of the whole. */
function formsIn({ objects, defined }: Objects): PDFObject[][] {
  const forms = new Map<unknown, PDFObject[]>();
  for (const { object } of objects) {
    for (const dict of dictionariesIn(object)) {
      const whole = dict.get(PDFName.of('XFA'));
      if (!whole) continue;
      const lists = valuesOf(dict, 'XFA', defined).filter((value) => value instanceof PDFArray);
      forms.set(lists[0] ?? whole, [...lists.flatMap((list) => list.asArray()), whole]);
    }
  }
  return [...forms.values()];
}

function contentsIn({ objects, defined }: Objects): (part: PDFObject) => Buffer[] {
  const streams = new Map<number, Objects['objects']>();
  for (const found of objects) {
    if (found.number === null || found.contents.length === 0) continue;
    const others = streams.get(found.number);
    if (others) others.push(found);
    else streams.set(found.number, [found]);
  }
  let remaining = MAX_BYTES;
  return (part) =>
    (part instanceof PDFRef ? (streams.get(part.objectNumber) ?? []) : []).flatMap(
      ({ object, contents: [content] }) => {
        if (!content || !(object instanceof PDFDict)) return [];
        const decoded = decodeFile(object, content, remaining, defined);
        remaining -= decoded.length;
        return [decoded];
      },
    );
}
