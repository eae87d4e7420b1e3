import { posix } from 'node:path';
import type { ReadXml } from '../read-xml';
import { refuse } from '../refused';
import type { Parts } from './unpack';

/** A link of the part `from` to another part, or to something elsewhere. `kind`: its type's last word, in small letters. */
export type Link = { from: string; kind: string; target: string; isExternal: boolean };

/** All links of a document. @throws Refused without any, Error for XML that cannot be read */
export function readLinks(parts: Parts, readXml: ReadXml): Link[] {
  const links: Link[] = [];
  if (!parts.has('_rels/.rels')) refuse('wrong-type');
  for (const [from, xml] of parts) {
    if (!from.endsWith('.rels')) continue;
    readXml(xml, ({ name, values }) => {
      if (name !== 'relationship') return;
      const [type = '', target = '', mode = ''] = ['type', 'target', 'targetmode'].map(
        (key) => values(key)[0],
      );
      const isExternal = mode.toLowerCase() === 'external' || /^([a-z][a-z\d+.-]*:|\/\/|\\)/i.test(target);
      links.push({ from, kind: posix.basename(type.toLowerCase()), target, isExternal });
    });
  }
  return links;
}

/** The name, in small letters, of the part that a link leads to. @throws Error for none */
export const partOf = ({ from, target }: Link): string =>
  decodeURI(posix.resolve('/', posix.dirname(posix.dirname(from)), target))
    .slice(1)
    .toLowerCase();

/** Gives a part's content type in small letters; "" if it has none. @throws like readLinks */
export function readTypes(parts: Parts, readXml: ReadXml): (name: string) => string {
  const types = new Map<string, string>();
  readXml(parts.get('[content_types].xml') ?? refuse('wrong-type'), ({ values }) => {
    const [part, extension, type = ''] = ['partname', 'extension', 'contenttype'].map((key) =>
      values(key)[0]?.toLowerCase(),
    );
    // Of the whole name, or of an ending.
    if (part !== undefined) types.set(part.replace(/^\/?/, '/'), type);
    if (extension !== undefined) types.set(`.${extension}`, type);
  });
  return (name) => types.get(`/${name}`) ?? types.get(/\.[^./]*$/.exec(name)?.[0] ?? '') ?? '';
}
