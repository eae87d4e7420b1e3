import type { CvProblem } from '../cv';
import { CV_HEAD_BYTES } from '../cv-head';
import { endsAsZip, holdsProgram, kindOfPart } from '../hidden-files';
import { refuse } from '../refused';
import { type PdfObject, readObjects } from './read-objects';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isOrdinaryLink } from '../ordinary-link';

// As many as a long CV has.
const PAGES = 50;

/** Annotations that play or run something. */
const PLAYER = /^(RichMedia|3D|Movie|Screen|Sound)$/;

// Data and pictures, attached by archives (PDF/A-3), Europass and office programs; not executable.
const HARMLESS_NAME = /\.(xml|json|csv|txt|png|jpe?g|gif|webp|tiff?|bmp)$/i;

/** pdf.js's information about a document, and about an annotation or a bookmark. */
type Info = { EncryptFilterName?: string | null; IsCollectionPresent?: boolean; IsXFAPresent?: boolean };

type Attached = { file?: { rawFilename: string } };

type Shown = { subtype?: string; unsafeUrl?: string; actions?: unknown; items?: Shown[] } & Attached;

/**
 * Opens a PDF with pdf.js, without a password, and inspects scripts, links, players and attachments' names, also of encrypted
 * files. Resolves with whether it is encrypted, and holds an XFA form or files. @throws Refused; any other Error if it does not open
 */
async function openPdf(file: Buffer) {
  // A copy, because pdf.js transfers the buffer.
  const task = getDocument({ data: Uint8Array.from(file), verbosity: VerbosityLevel.ERRORS });
  try {
    const document = await task.promise;
    if (document.numPages === 0) refuse('damaged');
    const info = (await document.getMetadata()).info as Info;
    if (info.IsCollectionPresent) refuse('attachments');
    if ((await document.getJSActions()) || (await document.hasJSActions())) refuse('executable');
    const shown = ((await orNothing(document.getOutline())) ?? []) as Shown[];
    for (const [, attached] of (await orNothing(document.getAttachments())) ?? [])
      shown.push({ file: attached as Attached['file'] });
    for (let number = 1; number <= Math.min(PAGES, document.numPages); number++) {
      const page = await document.getPage(number);
      if (await page.getJSActions()) refuse('executable');
      shown.push(...(((await orNothing(page.getAnnotations({ intent: 'any' }))) ?? []) as Shown[]));
      page.cleanup();
    }
    for (const { subtype = '', unsafeUrl, actions, file: attached, items = [] } of shown) {
      shown.push(...items);
      if (actions || PLAYER.test(subtype)) refuse('executable');
      if (unsafeUrl !== undefined && !isOrdinaryLink(unsafeUrl)) refuse('executable');
      if (attached && !HARMLESS_NAME.test(attached.rawFilename.trim())) refuse('attachments');
    }
    const holdsOther = info.IsXFAPresent || shown.some(({ file: attached }) => attached);
    return { isEncrypted: info.EncryptFilterName != null, holdsOther };
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') refuse('locked');
    throw error;
  } finally {
    await task.destroy();
  }
}

/** Null for anything that pdf.js cannot read and so does not show. */
const orNothing = <T>(promise: Promise<T>): Promise<T | null> => promise.catch(() => null);

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
