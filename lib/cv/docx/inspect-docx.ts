import { holdsProgram, kindOfPart } from '../hidden-files';
import { isOrdinaryLink, isProgramName } from '../ordinary-link';
import { xmlReader, type ReadXml } from '../read-xml';
import { refuse } from '../refused';
import { inspectKind, type Link, partOf, readLinks, readTypes } from './links';
import { unpack } from './unpack';

/** Fields that load data, or call another program, when Word updates them. ECMA-376 part 1, 17.16.5. */
const FETCHES = /^\W*(ddeauto|dde|includepicture|includetext|include|import|link|rd|database)\b/i;

const DDE = /\bdde(auto)?\b/i;

/** Letters given as numbers, which can disguise the name of another field or of a program. */
const SPELT = /\bquote(\s+\d{2,3}){2,}/i;

const HYPERLINK = /^\W*hyperlink\s+"?([^"\s]+)/i;

// Pictures of old Word may contain an address without a relationship.
const ADDRESS = /^([a-z][\w+.-]{0,30}:|\\\\|\/\/)/i;

// Includes tracked deletions, which can be restored with a click.
const CODE = new Set(['instrtext', 'delinstrtext', 't']);

/** Fields are transcribed as in the old format: their code and result, with marks around and between them. */
const MARKS: Record<string, string> = { begin: '\x13', separate: '\x14', end: '\x15' };

const FIELD = /\x13([^\x13-\x15]*)(?:\x14([^\x13-\x15]*))?\x15/g;

// Word allows some twenty levels.
const MAX_NESTED = 50;

/** Inspects a part of the text: its fields, and embedded objects. @throws Refused, Error for invalid XML */
function inspectText(xml: Buffer, readXml: ReadXml): void {
  const written: string[] = [];
  readXml(
    xml,
    ({ name, values }) => {
      inspectKind(name);
      if (name === 'fldsimple') written.push(...values('instr').map((code) => `\x13${code}\x15`));
      if (name === 'fldchar') written.push(...values('fldchartype').map((mark) => MARKS[mark] ?? ''));
      if (name === 'imagedata' && values('src').some((source) => ADDRESS.test(source))) refuse('outside');
    },
    (text, within) => {
      if (within !== undefined && CODE.has(within)) written.push(text);
    },
  );
  inspectFields(written.join(''));
}

function inspectFields(text: string): void {
  for (let depth = 0, before = ''; text !== before; depth++) {
    if (depth > MAX_NESTED) refuse('too-expanded');
    before = text;
    // A nested field's result is part of the code around it.
    text = text.replace(FIELD, (_, code: string, shown = '') => {
      inspectCode(code);
      return shown as string;
    });
  }
  // Unclosed fields.
  for (const [, code = ''] of text.matchAll(/\x13([^\x13-\x15]*)/g)) inspectCode(code);
}

function inspectCode(code: string): void {
  const link = HYPERLINK.exec(code)?.[1];
  if (SPELT.test(code) || (link === undefined && DDE.test(code))) refuse('executable');
  if (FETCHES.test(code)) refuse('outside');
  if (link !== undefined && !isOrdinaryLink(link)) refuse('executable');
}

const MACRO_PART = /(^|\/)vba(project|data)[^/]*$/;
const TEXT = 'wordprocessingml.document.main+xml';
const FORMATTING = /obfuscatedfont$|printersettings$/;

/**
 * Inspects a zip archive as a Word document (ECMA-376 parts 1 and 2). Resolves with whether all its parts are those of a
 * document. @throws Refused, Error if it is damaged
 */
export async function inspectDocx(file: Buffer): Promise<boolean> {
  const parts = await unpack(file);
  const readXml = xmlReader();
  const typeOf = readTypes(parts, readXml);
  for (const name of parts.keys()) {
    if (MACRO_PART.test(name)) refuse('macros');
    if (isProgramName(name)) refuse('executable');
    inspectKind(typeOf(name));
  }
  const links = readLinks(parts, readXml);
  const main = links.find(({ from, kind }) => from === '_rels/.rels' && kind === 'officedocument');
  // Spreadsheets and presentations are packages as well.
  if (!main || !typeOf(partOf(main)).endsWith(TEXT)) return refuse('wrong-type');
  if (!parts.has(partOf(main))) refuse('damaged');
  links.forEach(inspectLink);
  let isRead = true;
  const sheets = new Set(links.flatMap((link) => (isChartSheet(link) ? [partOf(link)] : [])));
  for (const [name, part] of parts) {
    const kind = kindOfPart(part.subarray(0, 64));
    if (kind === 'executable' || holdsProgram(part)) refuse('executable');
    const isSheet = sheets.has(name) && isPlainSheet(part);
    if ((kind === 'document' || kind === 'rtf') && !isSheet) refuse('attachments');
    if (typeOf(name).endsWith('xml') || name.endsWith('.xml')) inspectText(part, readXml);
    else isRead &&= isSheet || kind === 'picture' || part.length === 0 || FORMATTING.test(typeOf(name));
  }
  return isRead;
}

function inspectLink(link: Link): void {
  const { kind, target, isExternal } = link;
  inspectKind(kind);
  if (kind === 'hyperlink' && isExternal && !isOrdinaryLink(target)) refuse('executable');
  // Word records the local template that a document was made from; it does not exist on another computer.
  const isOwnTemplate = kind === 'attachedtemplate' && /^file:/i.test(target) && isOrdinaryLink(target);
  if (isExternal && kind !== 'hyperlink' && !isOwnTemplate) refuse('outside');
  if (kind === 'package' && !isChartSheet(link)) refuse('attachments');
}

// A chart embeds the sheet of its data.
const isChartSheet = ({ kind, from }: Link): boolean => kind === 'package' && from.startsWith('word/charts/');

/** Whether an archive is a workbook, judging by names in it, without macros and embedded objects. */
const isPlainSheet = (part: Buffer): boolean =>
  part.includes('xl/workbook.xml') &&
  !/vbaProject|activeX|oleObject|embeddings\//i.test(part.toString('latin1'));
