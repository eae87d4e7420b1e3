import { holdsProgram, kindOfPart } from '../hidden-files';
import { isOrdinaryLink, isProgramName } from '../ordinary-link';
import { xmlReader } from '../read-xml';
import { refuse } from '../refused';
import { inspectText } from './inspect-text';
import { inspectKind, type Link, partOf, readLinks, readTypes } from './links';
import { unpack } from './unpack';

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
