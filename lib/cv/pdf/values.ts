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
import { TooExpanded } from '../too-expanded';

// A CV's are looked up some ten thousand times.
const MAX_LOOK_UPS = 1_000_000;

/** All that an object number stands for anywhere in a file, older versions included. */
export class Definitions {
  private readonly objects = new Map<number, PDFObject[]>();
  private lookUps = 0;

  add(number: number, object: PDFObject): void {
    const others = this.objects.get(number);
    if (others) others.push(object);
    else this.objects.set(number, [object]);
  }

  /** What a value stands for: itself, or whatever its reference may lead to. @throws TooExpanded for a maze of them */
  resolve(value: PDFObject | undefined): PDFObject[] {
    if (value === undefined) return [];
    this.count();
    if (!(value instanceof PDFRef)) return [value];
    const found: PDFObject[] = [];
    const numbers = new Set([value.objectNumber]);
    for (const number of numbers) {
      for (const object of this.objects.get(number) ?? []) {
        this.count();
        if (object instanceof PDFRef) numbers.add(object.objectNumber);
        else found.push(object);
      }
    }
    return found;
  }

  private count(): void {
    if (++this.lookUps > MAX_LOOK_UPS) throw new TooExpanded();
  }
}

/** The values of a key, whatever they stand for. */
export const valuesOf = (dict: PDFDict, key: string, defined: Definitions): PDFObject[] =>
  defined.resolve(dict.get(PDFName.of(key)));

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
    if (next instanceof PDFDict) yield next;
    // One by one: a call does not take as many arguments as an array may have.
    const inner = next instanceof PDFDict ? next.values() : next instanceof PDFArray ? next.asArray() : [];
    for (const value of inner) open.push(value);
  }
}
