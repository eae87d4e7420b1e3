import type { CvProblem } from '../cv';
import { judgeHead } from '../cv-head';
import { holdsProgram, looksLikeHtml } from '../hidden-files';
import { refuse } from '../refused';
import type { PdfObject } from './read-objects';

/** Annotations that play or run something. */
export const PLAYER = /^(RichMedia|3D|Movie|Screen|Sound)$/;

// Actions of ISO 32000-2, table 201, that do more than move within the document, or open a link on a click.
const RUNS = 'JavaScript|Launch|ImportData|Rendition|RichMediaExecute|Movie|Sound';
const LEADS = 'GoToR|GoToE|SubmitForm';
const DANGERS: readonly [pattern: RegExp, problem: CvProblem][] = [
  [new RegExp(String.raw`/S/(${RUNS})(?![\w.-])`), 'executable'],
  [/\/(JS|OnInstantiate)(\(|<| \d)/, 'executable'],
  [/\/Subtype\/(RichMedia|3D|Movie|Screen|Sound)(?![\w.-])/, 'executable'],
  [new RegExp(String.raw`/S/(${LEADS})(?![\w.-])`), 'outside'],
];
// The kind of an action may be an object of its own.
const KIND = new RegExp(`^/(${RUNS}|${LEADS}) ?(endobj|$)`);
// Elements of XFA forms that compute, send or fetch.
const ACTIVE_FORM = /<([\w-]+:)?(script|submit|execute|connectionSet|exObject)[\s/>]/;

/** @throws Refused for objects that do more than show something */
export function inspectObjects(objects: readonly PdfObject[]): void {
  // As one text, because what looks like the start of another object may be a comment within one.
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

/** Whether an attached file is data or a picture by its content, which nothing executes. */
export function isHarmlessFile(bytes: Buffer): boolean {
  const judged = judgeHead(bytes);
  if (!('problem' in judged) || judged.problem !== 'wrong-type') return false;
  const isOther = judged.kind && !['text', 'picture', 'heic'].includes(judged.kind);
  return !isOther && !holdsProgram(bytes) && !looksLikeHtml(bytes);
}

/** Whether the bytes of a stream are in another file; a font may be called F as well. */
const isElsewhere = (text: string): boolean =>
  text.endsWith('>>stream') && /\/F\(|^(?!.*\/Resources).*\/F(<<| \d)/.test(text);

const OPENED = /\/(?:OpenAction|AA)(<<(?:[^<>]|<<(?:[^<>]|<<[^<>]*>>)*>>)*>>| \d+ \d+ R)/g;
// What pages have, to which steps within the document refer, and actions do not.
const PAGE = /\/(Parent|Contents|Annots)\b/;

/** Whether opening, closing or touching something visits an address, which otherwise takes a click on a link. */
function visitsOnOpening(objects: readonly PdfObject[]): boolean {
  const opened = objects.flatMap(({ text }) => text.match(OPENED) ?? []);
  const seen = new Set<number>();
  for (const value of opened) {
    if (/\/S\/URI\b/.test(value)) return true;
    for (const [reference] of value.matchAll(/\d+ \d+ R\b/g)) {
      const number = parseInt(reference);
      if (seen.has(number)) continue;
      seen.add(number);
      const found = objects.filter((object) => object.number === number && !PAGE.test(object.text));
      opened.push(...found.map(({ text }) => text));
    }
  }
  return false;
}
