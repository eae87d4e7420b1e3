import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { CvProblem } from '../cv';
import { endsAsZip, holdsProgram } from '../cv-programs';
import { looksLikeHtml } from '../text-kind';
import { TooExpanded } from '../too-expanded';
import { problemOfAttachments } from './attachments';
import { dangerInUnread, dangerOf } from './dangers';
import { findObjects, type Objects, objectsOf } from './find-objects';
import { measureStreams } from './measure-streams';
import { open } from './opens';
import { dictionariesIn } from './values';
import { hasActiveForm } from './xfa';

/**
 * What is wrong with a PDF. Its dangers are looked for in everything that a program might read as an object of it; whether
 * it opens, and without a password, pdf.js tells.
 *
 * @throws TooExpanded for one that unpacks to far more than a CV
 */
export async function inspectPdf(file: Buffer): Promise<CvProblem | null> {
  if (endsAsZip(file) || holdsProgram(file) || looksLikeHtml(file)) return 'executable';
  const found = findObjects(file);
  const danger = dangerIn(found);
  if (danger) return danger;
  measureStreams(found);
  const decrypted = hasKey(found, 'Encrypt') ? await decrypt(file) : null;
  if (decrypted) measureStreams(decrypted);
  const opened = await open(file);
  if (typeof opened === 'string') return opened;
  if (opened.runsScripts) return 'executable';
  if (isCutOff(file)) return 'damaged';
  if (!decrypted) return opened.isEncrypted ? 'locked' : await problemOfContents(found, found.unpacked.total);
  return dangerIn(decrypted) ?? (await problemOfContents(decrypted, found.unpacked.total));
}

function dangerIn({ objects, defined, unread }: Objects): CvProblem | null {
  for (const { object, contents } of objects) {
    for (const dict of dictionariesIn(object)) {
      const danger = dangerOf(dict, contents.length > 0 && dict === object, defined);
      if (danger) return danger;
    }
  }
  return unread.map(dangerInUnread).find(Boolean) ?? null;
}

/** `total`: how many object streams the file has, all of which must have been read, or there may be anything in them. */
async function problemOfContents(found: Objects, total: number): Promise<CvProblem | null> {
  if (found.unpacked.failed > 0 || found.unpacked.total < total) return 'damaged';
  try {
    return hasActiveForm(found) ? 'executable' : await problemOfAttachments(found);
  } catch (error) {
    if (error instanceof TooExpanded) throw error;
    return 'damaged';
  }
}

const hasKey = ({ objects }: Objects, key: string) =>
  objects.some(({ object }) => object instanceof PDFDict && object.has(PDFName.of(key)));

/** The objects of a file that opens without a password all the same; null for any other. */
async function decrypt(file: Buffer): Promise<Objects | null> {
  try {
    // pdf-lib unpacks object streams without a limit; what it does not know for one, objectsOf unpacks within ours.
    const bytes = Buffer.from(file.toString('latin1').replaceAll('/ObjStm', '/ObjStr'), 'latin1');
    const options = { password: '', updateMetadata: false, ignoreEncryption: true, preserveXFA: true };
    return objectsOf((await PDFDocument.load(bytes, options)).context);
  } catch (error) {
    if (error instanceof TooExpanded) throw error;
    return null;
  }
}

// Of an upload that broke off, the last object has no end. What only lacks the lines behind it opens everywhere.
function isCutOff(file: Buffer): boolean {
  const lastObject = file.lastIndexOf(' obj');
  return Math.max(file.lastIndexOf('endobj'), file.lastIndexOf('startxref')) < lastObject;
}
