import { posix } from 'node:path';
import type { CvProblem } from '../cv';
import type { ReadXml } from '../read-xml';
import { refuse } from '../refused';
import type { Parts } from './unpack';

/** Active or embedded content, by lower-case words of content types, relationships and elements. */
const KINDS: readonly [pattern: RegExp, problem: CvProblem][] = [
  [/macroenabled|vba(project|data)|attachedtoolbars|keymapcustomizations/, 'macros'],
  // Buttons in Word's ribbon, which call macros.
  [/customui|usercustomization|^extensibility$/, 'macros'],
  [/activex|^control$|x-msdownload|x-javascript|vbscript|x-sh\b/, 'executable'],
  [/oleobject|^a(lt|f)chunk$/, 'attachments'],
  // Web add-ins, a web page in place of a video, a database queried when the document is opened.
  [/^(subdocument|webextension(taskpanes)?|webvideopr|mailmerge)$/, 'outside'],
];

/** @throws Refused for a dangerous one */
export function inspectKind(word: string): void {
  const found = KINDS.find(([pattern]) => pattern.test(word));
  if (found) refuse(found[1]);
}

/** Returns a part's content type in lower case; "" if it has none. @throws Refused without any, Error for invalid XML */
export function readTypes(parts: Parts, readXml: ReadXml): (name: string) => string {
  const types = new Map<string, string>();
  readXml(parts.get('[content_types].xml') ?? refuse('wrong-type'), ({ values }) => {
    const type = values('contenttype').join().toLowerCase();
    // By part name, or by extension.
    for (const name of values('partname')) types.set(name.toLowerCase().replace(/^\/?/, '/'), type);
    for (const ending of values('extension')) types.set(`.${ending.toLowerCase()}`, type);
  });
  return (name) => types.get(`/${name}`) ?? types.get(/\.[^./]*$/.exec(name)?.[0] ?? '') ?? '';
}

/** A link from the part `from` to another part or an external target. `kind`: the last word of its type, in lower case. */
export type Link = { from: string; kind: string; target: string; isExternal: boolean };

/** All links of a document. @throws Refused without any, Error for invalid XML */
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

/** The lower-case name of a link's target part. @throws Error for none */
export function partOf({ from, target }: Link): string {
  const path = posix.resolve('/', posix.dirname(posix.dirname(from)), target);
  return decodeURI(path).slice(1).toLowerCase();
}
