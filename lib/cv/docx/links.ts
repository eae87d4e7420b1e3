import { posix } from 'node:path';
import type { CvProblem } from '../cv';
import type { ReadXml } from '../read-xml';
import { refuse } from '../refused';
import type { Parts } from './unpack';

/** What holds or starts something besides text, by words of content types, relationships and elements in small letters. */
const KINDS: readonly [pattern: RegExp, problem: CvProblem][] = [
  [/macroenabled|vba(project|data)|attachedtoolbars|keymapcustomizations/, 'macros'],
  // Buttons in Word's ribbon, which call macros.
  [/customui|usercustomization|^extensibility$/, 'macros'],
  [/activex|^control$|x-msdownload|x-javascript|vbscript|x-sh\b/, 'executable'],
  [/oleobject|^a(lt|f)chunk$/, 'attachments'],
  // Add-ins from the web, a page of the web in place of a film, a database that is asked when the document is opened.
  [/^(subdocument|webextension(taskpanes)?|webvideopr|mailmerge)$/, 'outside'],
];

/** @throws Refused for a dangerous one */
export function inspectKind(word: string): void {
  const found = KINDS.find(([pattern]) => pattern.test(word));
  if (found) refuse(found[1]);
}

/** Gives a part's content type in small letters; "" if it has none. @throws Refused without any, Error for wrong XML */
export function readTypes(parts: Parts, readXml: ReadXml): (name: string) => string {
  const types = new Map<string, string>();
  readXml(parts.get('[content_types].xml') ?? refuse('wrong-type'), ({ values }) => {
    const type = values('contenttype').join().toLowerCase();
    // Of the whole name, or of an ending.
    for (const name of values('partname')) types.set(name.toLowerCase().replace(/^\/?/, '/'), type);
    for (const ending of values('extension')) types.set(`.${ending.toLowerCase()}`, type);
  });
  return (name) => types.get(`/${name}`) ?? types.get(/\.[^./]*$/.exec(name)?.[0] ?? '') ?? '';
}

/** A link of the part `from` to another part, or to something elsewhere. `kind`: its type's last word, in small letters. */
export type Link = { from: string; kind: string; target: string; isExternal: boolean };

/** All links of a document. @throws Refused without any, Error for wrong XML */
export function readLinks(parts: Parts, readXml: ReadXml): Link[] {
  const links: Link[] = [];
  if (!parts.has('_rels/.rels')) refuse('wrong-type');
  for (const [from, xml] of parts) {
    if (!from.endsWith('.rels')) continue;
    readXml(xml, ({ name, values }) => {
      if (name !== 'relationship') return;
      const [kind, target] = [posix.basename(values('type').join().toLowerCase()), values('target').join()];
      const isExternal = /^external$/i.test(values('targetmode').join()) || ELSEWHERE.test(target);
      links.push({ from, kind, target, isExternal });
    });
  }
  return links;
}
const ELSEWHERE = /^([a-z][a-z\d+.-]*:|\/\/|\\)/i;

/** The name, in small letters, of the part that a link leads to. @throws Error for none */
export function partOf({ from, target }: Link): string {
  const path = posix.resolve('/', posix.dirname(posix.dirname(from)), target);
  return decodeURI(path).slice(1).toLowerCase();
}
