import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

// Longer chains of references are made by nobody but to lead astray.
const MAX_CHAIN = 8;

/** All that an object number stands for anywhere in a file, older versions included. */
export type Definitions = ReadonlyMap<number, readonly PDFObject[]>;

/** What a value stands for: itself, or whatever its reference may lead to. */
function resolve(value: PDFObject | undefined, defined: Definitions, chain = 0): PDFObject[] {
  if (value === undefined) return [];
  if (!(value instanceof PDFRef)) return [value];
  if (chain >= MAX_CHAIN) return [];
  return (defined.get(value.objectNumber) ?? []).flatMap((object) => resolve(object, defined, chain + 1));
}

/** The values of a key, whatever they stand for. */
export const valuesOf = (dict: PDFDict, key: string, defined: Definitions): PDFObject[] =>
  resolve(dict.get(PDFName.of(key)), defined);

export const nameOf = (value: PDFObject): string | null =>
  value instanceof PDFName ? value.decodeText() : null;

export const textOf = (value: PDFObject): string | null =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : null;

export const numberOf = (value: PDFObject | undefined): number | null =>
  value instanceof PDFNumber ? value.asNumber() : null;

/** All dictionaries within an object, itself included; references are not followed. */
export function* dictionariesIn(object: PDFObject): Generator<PDFDict> {
  const open = [object];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next instanceof PDFArray) open.push(...next.asArray());
    if (!(next instanceof PDFDict)) continue;
    yield next;
    open.push(...next.values());
  }
}
