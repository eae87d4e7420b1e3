import type { CvProblem } from '../cv';
import { endsAsZip, looksLikeHtml } from '../hidden-files';
import { refuse } from '../refused';
import { isHarmlessFile, openPdf } from './open-pdf';
import { type PdfObject, readObjects } from './read-objects';

// Actions (ISO 32000-2, table 201) that do more than navigate within the document, or open a link on a click.
const RUNS = 'JavaScript|Launch|ImportData|Rendition|RichMediaExecute|Movie|Sound';
const LEADS = 'GoToR|GoToE|SubmitForm';
const DANGERS: readonly [pattern: RegExp, problem: CvProblem][] = [
  [new RegExp(String.raw`/S/(${RUNS})(?![\w.-])`), 'executable'],
  [/\/(JS|OnInstantiate)(\(|<| \d)/, 'executable'],
  [/\/Subtype\/(RichMedia|3D|Movie|Screen|Sound)(?![\w.-])/, 'executable'],
  [new RegExp(String.raw`/S/(${LEADS})(?![\w.-])`), 'outside'],
];
// The kind of an action may be in a separate object.
const KIND = new RegExp(String.raw`^/(${RUNS}|${LEADS})(?![\w.-])`);
// Elements of XFA forms that compute, send or load.
const ACTIVE_FORM = /<([\w-]+:)?(script|submit|execute|connectionSet|exObject)[\s/>]/;

/** Inspects a PDF: the actions in its objects, and whether it opens. @throws Refused, Error if it is damaged */
export async function inspectPdf(file: Buffer): Promise<void> {
  if (endsAsZip(file) || looksLikeHtml(file)) refuse('executable');
  const { objects, isWhole } = readObjects(file);
  inspectObjects(objects);
  const isEncrypted = await openPdf(file);
  // An object stream that was not read may contain anything; only pdf.js can decrypt those of encrypted files.
  if (isCutOff(file) || (!isWhole && !isEncrypted)) refuse('damaged');
}

// In a truncated upload, the last object has no end. A file that only lacks the trailer opens everywhere.
function isCutOff(file: Buffer): boolean {
  return Math.max(file.lastIndexOf('endobj'), file.lastIndexOf('startxref')) < file.lastIndexOf(' obj');
}

/** @throws Refused for objects with active content */
function inspectObjects(objects: readonly PdfObject[]): void {
  // As one text, because an apparent start of an object may be a comment within another one.
  const whole = objects.map(({ text }) => text).join('');
  for (const [pattern, problem] of DANGERS) if (pattern.test(whole)) refuse(problem);
  if (visitsOnOpening(objects)) refuse('outside');
  for (const { text, stream } of objects) {
    if (KIND.test(text)) refuse('executable');
    if (isElsewhere(text)) refuse('outside');
    if (!stream) continue;
    if (stream.includes('xfa-template/') && ACTIVE_FORM.test(stream.toString('latin1'))) refuse('executable');
    if (/\/EmbeddedFile\b/.test(text) && !isHarmlessFile(stream)) refuse('attachments');
  }
}

/** Whether a stream's bytes are in another file; fonts may be called F as well. */
const isElsewhere = (text: string): boolean =>
  text.endsWith('>>stream') && /\/F\(|^(?!.*\/Resources).*\/F(<<| \d)/.test(text);

const OPENED = /\/(?:OpenAction|AA)(<<(?:[^<>]|<<(?:[^<>]|<<[^<>]*>>)*>>)*>>| \d+ \d+ R)/g;
// Keys of pages, to which navigation refers but actions do not.
const PAGE = /\/(Parent|Contents|Annots)\b/;

/** Whether an address is loaded on opening, closing or hovering, rather than by a click on a link. */
function visitsOnOpening(objects: readonly PdfObject[]): boolean {
  const opened = new Set(objects.flatMap(({ text }) => text.match(OPENED) ?? []));
  for (const value of opened) {
    if (/\/S\/URI\b/.test(value)) return true;
    for (const reference of value.match(/\d+ \d+ R\b/g) ?? [])
      for (const { number, text } of objects)
        if (number === parseInt(reference) && !PAGE.test(text)) opened.add(text);
  }
  return false;
}
