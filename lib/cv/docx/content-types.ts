import type { CvProblem } from '../cv';
import type { ReadXml } from '../read-xml';
import type { Parts } from './archive';

export const CONTENT_TYPES = '[content_types].xml';

/** Kinds of parts, in small letters, that run something, or hold another program's document. */
const KINDS: readonly [pattern: RegExp, problem: CvProblem][] = [
  [/macro|vba|attachedtoolbars|keymapcustomizations|customui/, 'macros'],
  [/activex|x-msdownload|x-javascript|vbscript|x-sh\b/, 'executable'],
  [/oleobject/, 'attachments'],
];

/** Gives a part's content type in small letters; "" if it has none. @throws Error for XML that cannot be read */
export function readContentTypes(xml: Buffer, readXml: ReadXml): (name: string) => string {
  const [byName, byExtension] = [new Map<string, string>(), new Map<string, string>()];
  readXml(xml, {
    open({ local, attributes }) {
      const value = (name: string) => attributes[name]?.trim().toLowerCase() ?? '';
      if (local === 'Override') byName.set(value('PartName').replace(/^\//, ''), value('ContentType'));
      if (local === 'Default') byExtension.set(value('Extension'), value('ContentType'));
    },
  });
  return (name) => byName.get(name) ?? byExtension.get(/[^./]*$/.exec(name)?.[0] ?? '') ?? '';
}

/** What is wrong with the kinds of a document's parts. */
export function problemOfTypes(parts: Parts, typeOf: (name: string) => string): CvProblem | null {
  for (const name of parts.keys()) {
    const found = KINDS.find(([pattern]) => pattern.test(typeOf(name)));
    if (found) return found[1];
  }
  return null;
}
