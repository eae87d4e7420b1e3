import { PDFDict } from '@cantoo/pdf-lib';
import { TooExpanded } from '../too-expanded';
import { extentOf, unpackedLength } from './decode-stream';
import type { Objects } from './find-objects';
import { nameOf, valuesOf } from './values';

const MB = 1024 * 1024;
const MAX_BYTES = 50 * MB;
// Of scans, each page is a picture, of 26 MB in colour and 300 dots an inch; readers unpack those of a page at a time.
const MAX_PICTURES = 250 * MB;
// Of a whole file; streams that overlap are counted each time.
const MAX_PACKED = 40 * MB;

/**
 * Refuses streams that unpack to far more than a CV holds, before a reader is given them: each, pictures and all others.
 *
 * @throws TooExpanded
 */
export function measureStreams({ objects, defined }: Objects): void {
  let packed = 0;
  const left = { pictures: MAX_PICTURES, others: MAX_BYTES };
  for (const { object, contents } of objects) {
    if (!(object instanceof PDFDict)) continue;
    const isPicture = valuesOf(object, 'Subtype', defined).some((type) => nameOf(type) === 'Image');
    const kind = isPicture ? 'pictures' : 'others';
    for (const content of contents) {
      const extent = extentOf(object, content, defined);
      if ((packed += extent.length) > MAX_PACKED) throw new TooExpanded();
      left[kind] -= lengthOf(object, extent, Math.min(MAX_BYTES, left[kind]), defined);
    }
  }
}

/** What cannot be unpacked, as what is encrypted or in a picture's own format, takes no room. */
function lengthOf(dict: PDFDict, packed: Buffer, limit: number, defined: Objects['defined']): number {
  try {
    return unpackedLength(dict, packed, limit, defined);
  } catch (error) {
    if (error instanceof TooExpanded) throw error;
    return 0;
  }
}
