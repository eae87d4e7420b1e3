import type { CvProblem } from '../cv';
import { CV_HEAD_BYTES } from '../cv-head';
import { endsAsZip, holdsProgram, kindOfPart } from '../hidden-files';
import { refuse } from '../refused';
import { openPdf } from './open-pdf';
import { type PdfObject, readObjects } from './read-objects';

// Actions (ISO 32000-2, table 201) that do more than navigate within the document, or open a link on a click.
const RUNS = 'JavaScript|Launch|ImportData|Rendition|RichMediaExecute|Movie|Sound';
const LEADS = 'GoToR|GoToE|Thread|SubmitForm';
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

/** Inspects a PDF; resolves with whether all was read, and nothing precedes it. @throws Refused, Error if damaged */
export async function inspectPdf(file: Buffer): Promise<boolean> {
  if (endsAsZip(file)) refuse('executable');
  const { objects, isWhole } = readObjects(file);
  const whole = inspectObjects(objects);
  const { isEncrypted, holdsOther } = await openPdf(file);
  const held = reached(whole.match(HOLDS) ?? [], objects).filter(({ text }) => isStream(text));
  if (isEncrypted && (holdsOther || HOLDS.test(whole))) refuse('attachments');
  for (const { stream } of held) {
    if (ACTIVE_FORM.test(stream?.toString('latin1').replaceAll('\0', '') ?? '')) refuse('executable');
    if (!stream || !isHarmlessFile(stream)) refuse('attachments');
  }
  // An object stream that was not read may contain anything; only pdf.js can decrypt those of encrypted files.
  if (isCutOff(file) || (!isWhole && !isEncrypted)) refuse('damaged');
  return isWhole && /^(?:\xef\xbb\xbf)?[\s\0]*%PDF-/.test(file.toString('latin1', 0, CV_HEAD_BYTES));
}

// In a truncated upload, the last object has no end. A file that only lacks the trailer opens everywhere.
function isCutOff(file: Buffer): boolean {
  return Math.max(file.lastIndexOf('endobj'), file.lastIndexOf('startxref')) < file.lastIndexOf(' obj');
}

/** Returns all texts as one. @throws Refused for objects with active content */
function inspectObjects(objects: readonly PdfObject[]): string {
  // As one text, because an apparent start of an object may be a comment within another one.
  const whole = objects.map(({ text }) => text).join('');
  for (const [pattern, problem] of DANGERS) if (pattern.test(whole)) refuse(problem);
  // An address loaded on opening, closing or hovering, rather than by a click on a link.
  const opened = whole.match(OPENED) ?? [];
  const actions = reached(opened, objects).filter(({ text }) => !PAGE.test(text));
  if ([...opened, ...actions.map(({ text }) => text)].some((text) => /\/S\/URI\b/.test(text)))
    refuse('outside');
  for (const { text, stream } of objects) {
    if (KIND.test(text)) refuse('executable');
    if (isElsewhere(text)) refuse('outside');
    if (/\/EmbeddedFile\b/.test(text) && !(stream && isHarmlessFile(stream))) refuse('attachments');
  }
  return whole;
}

/** Whether a stream's bytes are in another file; fonts may be called F as well. */
const isElsewhere = (text: string): boolean =>
  isStream(text) && /\/F\(|^(?!.*\/Resources).*\/F(<<| \d)/.test(text);

// Values of keys: a dictionary or list, or a reference.
const OPENED = /\/(?:OpenAction|AA)(<<(?:[^<>]|<<(?:[^<>]|<<[^<>]*>>)*>>)*>>| \d+ \d+ R)/g;
// Packets of an XFA form, and attached files: what is packed as no program does may be anything.
const HOLDS = /\/(?:XFA|EF|RF)(?:<<[^>]*|\[[^\]]*| \d+ \d+ R)/g;
const REFERENCE = /\b\d{1,10} \d{1,5} R\b/g;
// Programs write two or three.
const MAX_ROUNDS = 50;
// Keys of pages, to which navigation refers but actions do not.
const PAGE = /\/(Parent|Contents|Annots)\b/;

/** The objects to which texts refer, directly or through others that are neither streams nor pages. */
function reached(texts: string[], objects: readonly PdfObject[]): PdfObject[] {
  const found = new Set<PdfObject>();
  for (let round = 0; texts.length > 0; round++) {
    if (round > MAX_ROUNDS) refuse('too-expanded');
    const numbers = new Set(
      texts
        .join()
        .match(REFERENCE)
        ?.map((reference) => parseInt(reference)),
    );
    const next = objects.filter((object) => numbers.has(object.number) && !found.has(object));
    next.forEach((object) => found.add(object));
    texts = next.map(({ text }) => text).filter((text) => !isStream(text) && !PAGE.test(text));
  }
  return [...found];
}

const isStream = (text: string): boolean => text.endsWith('>>stream');

/** Whether an attached file is data or a picture by its content. */
function isHarmlessFile(bytes: Buffer): boolean {
  return ['text', 'picture', 'heic', 'wrong-type'].includes(kindOfPart(bytes)) && !holdsProgram(bytes);
}
