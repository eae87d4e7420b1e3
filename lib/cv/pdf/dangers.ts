import { PDFArray, PDFDict, type PDFObject, PDFRawStream, PDFRef, PDFName } from '@cantoo/pdf-lib';
import type { CvProblem } from '../cv';
import { isOrdinaryLink } from '../ordinary-link';
import { type Definitions, nameOf, textOf, valuesOf } from './values';

/**
 * What actions do, by ISO 32000-2, table 201. Those that only move within the document, or open a link on a click, are not
 * here. A form's data goes elsewhere only by a click, but no CV asks for that.
 */
const ACTIONS: Readonly<Record<string, CvProblem>> = {
  JavaScript: 'executable',
  Launch: 'executable',
  ImportData: 'executable',
  Rendition: 'executable',
  RichMediaExecute: 'executable',
  Movie: 'executable',
  Sound: 'executable',
  GoToR: 'outside',
  GoToE: 'outside',
  SubmitForm: 'outside',
};

/** Annotations that play or run something. */
const PLAYERS = new Set(['RichMedia', '3D', 'Movie', 'Screen', 'Sound']);

/** Keys that hold a script, whatever they are in. */
const SCRIPTS = ['JS', 'OnInstantiate'];

/** What a dictionary does besides showing something, or null. `isStream`: whether it is a stream's. */
export function dangerOf(dict: PDFDict, isStream: boolean, defined: Definitions): CvProblem | null {
  const values = (key: string) => valuesOf(dict, key, defined);
  const names = (key: string) => values(key).flatMap((value) => nameOf(value) ?? []);
  for (const action of names('S')) if (Object.hasOwn(ACTIONS, action)) return ACTIONS[action]!;
  if (SCRIPTS.some((key) => isScript(dict.get(PDFName.of(key)), values(key)))) return 'executable';
  if (names('Subtype').some((name) => PLAYERS.has(name))) return 'executable';
  if (values('URI').some((uri) => !isOrdinaryLink(textOf(uri) ?? ''))) return 'executable';
  // An indirect kind of action that leads nowhere may lead somewhere in another reader.
  if (dict.get(PDFName.of('S')) instanceof PDFRef && values('S').length === 0) return 'damaged';
  if (values('Pages').length > 0 && values('Collection').length > 0) return 'attachments';
  if (isStream ? isElsewhere(values('F')) : isThreadElsewhere(names('S'), values('F'))) return 'outside';
  if (values('Ref').some((page) => page instanceof PDFDict && page.has(PDFName.of('F')))) return 'outside';
  return opensElsewhere(dict, defined) ? 'outside' : null;
}

function isScript(given: PDFObject | undefined, values: PDFObject[]): boolean {
  if (given === undefined) return false;
  if (given instanceof PDFRef && values.length === 0) return true;
  return values.some(
    (value) => textOf(value) !== null || value instanceof PDFDict || value instanceof PDFRawStream,
  );
}

// A stream's file, not the short name of its filters.
const isElsewhere = (files: PDFObject[]) =>
  files.some((file) => file instanceof PDFDict || textOf(file) !== null);

const isThreadElsewhere = (actions: string[], files: PDFObject[]) =>
  actions.includes('Thread') && isElsewhere(files);

/** Whether opening, closing or touching something visits an address, which otherwise takes a click on a link. */
function opensElsewhere(dict: PDFDict, defined: Definitions): boolean {
  const triggered = [
    ...valuesOf(dict, 'OpenAction', defined),
    ...valuesOf(dict, 'AA', defined).flatMap((triggers) =>
      triggers instanceof PDFDict
        ? triggers.keys().flatMap((trigger) => valuesOf(triggers, trigger.decodeText(), defined))
        : [],
    ),
  ];
  return triggered.some((action) => leadsOut(action, defined));
}

/** Whether an action, or one that follows it, visits an address. */
function leadsOut(first: PDFObject, defined: Definitions): boolean {
  const actions = new Set([first]);
  for (const action of actions) {
    if (!(action instanceof PDFDict)) continue;
    if (valuesOf(action, 'S', defined).some((kind) => nameOf(kind) === 'URI')) return true;
    for (const next of valuesOf(action, 'Next', defined))
      for (const one of next instanceof PDFArray ? next.asArray() : [next])
        for (const resolved of defined.resolve(one)) actions.add(resolved);
  }
  return false;
}

/** The same words as whole names in bytes that could not be read as an object, as a more lenient reader might. */
export function dangerInUnread(bytes: Buffer): CvProblem | null {
  const text = bytes
    .toString('latin1')
    .replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return /\/(JavaScript|JS|Launch|ImportData|Rendition|RichMedia|EmbeddedFile|XFA|GoTo[ER]|SubmitForm)(?![\w.-])/.test(
    text,
  )
    ? 'executable'
    : null;
}
