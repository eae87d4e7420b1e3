import { PDFDict } from '@cantoo/pdf-lib';
import { fileTypeFromBuffer } from 'file-type';
import type { CvProblem } from '../cv';
import { startsAsProgram } from '../cv-head';
import { holdsProgram } from '../cv-programs';
import { looksLikeHtml } from '../text-kind';
import { decodeFile } from './decode-stream';
import type { Objects } from './find-objects';
import { dictionariesIn, nameOf, textOf, valuesOf } from './values';

// What archives (PDF/A-3), Europass and office programs attach: data and pictures, which nothing executes.
const HARMLESS_NAME = /\.(xml|json|csv|txt|png|jpe?g|gif|webp|tiff?|bmp)$/i;
const MAX_BYTES = 10 * 1024 * 1024;
const NAME_KEYS = ['F', 'UF', 'DOS', 'Mac', 'Unix'];

/** What is wrong with the files that a PDF carries: only data and pictures are taken. @throws Error if one is damaged */
export async function problemOfAttachments({ objects, defined }: Objects): Promise<CvProblem | null> {
  for (const { object } of objects) {
    for (const dict of dictionariesIn(object)) {
      if (valuesOf(dict, 'EF', defined).length === 0) continue;
      const names = NAME_KEYS.flatMap((key) => valuesOf(dict, key, defined).flatMap((n) => textOf(n) ?? []));
      if (names.length === 0 || !names.every((name) => HARMLESS_NAME.test(name.trim()))) return 'attachments';
    }
  }
  const attached = new Set(objects.flatMap(({ object }) => attachedIn(object, defined)));
  for (const {
    object,
    number,
    contents: [content],
  } of objects) {
    if (!(object instanceof PDFDict) || !content) continue;
    const isFile = valuesOf(object, 'Type', defined).some((type) => nameOf(type) === 'EmbeddedFile');
    if (!isFile && !(number !== null && attached.has(number))) continue;
    const bytes = decodeFile(object, content, MAX_BYTES, defined);
    if (!(await isHarmless(bytes))) return 'attachments';
  }
  return null;
}

function attachedIn(object: Objects['objects'][number]['object'], defined: Objects['defined']): number[] {
  return [...dictionariesIn(object)].flatMap((dict) =>
    valuesOf(dict, 'EF', defined).flatMap((files) =>
      files instanceof PDFDict
        ? files.values().flatMap((file) => ('objectNumber' in file ? [file.objectNumber as number] : []))
        : [],
    ),
  );
}

async function isHarmless(bytes: Buffer): Promise<boolean> {
  if (startsAsProgram(bytes) || holdsProgram(bytes) || looksLikeHtml(bytes)) return false;
  const type = await fileTypeFromBuffer(bytes);
  return !type || type.mime.startsWith('image/') || type.mime === 'application/xml';
}
