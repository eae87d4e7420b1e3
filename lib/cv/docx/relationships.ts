import { posix } from 'node:path';
import type { CvProblem } from '../cv';
import { isOrdinaryLink } from '../ordinary-link';
import type { ReadXml } from '../read-xml';

/** A part's link to another part, or to something elsewhere: `kind` is the last word of its type, in small letters. */
export type Relationship = { kind: string; target: string; isExternal: boolean };

/** @throws Error for XML that cannot be read */
export function readRelationships(xml: Buffer, readXml: ReadXml): Relationship[] {
  const found: Relationship[] = [];
  readXml(xml, {
    open({ local, attributes }) {
      if (local.toLowerCase() !== 'relationship') return;
      // The letters' case does not matter to some readers.
      const values = Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value.trim()]);
      const {
        type = '',
        target = '',
        targetmode = '',
      } = Object.fromEntries(values) as Record<string, string>;
      const kind = /[^/]*$/.exec(type.toLowerCase())![0];
      found.push({ kind, target, isExternal: targetmode.toLowerCase() === 'external' || hasScheme(target) });
    },
  });
  return found;
}

/** The name, in small letters, of the part that a relationship of `relsName` leads to. */
export function partOf(relsName: string, target: string): string {
  const folder = posix.dirname(posix.dirname(relsName));
  return decodeURI(posix.resolve('/', folder, target))
    .slice(1)
    .toLowerCase();
}

const hasScheme = (target: string) => /^([a-z][a-z\d+.-]*:|\/\/|\\)/i.test(target);

const INSIDE: Readonly<Record<string, CvProblem>> = {
  vbaproject: 'macros',
  wordvbadata: 'macros',
  attachedtoolbars: 'macros',
  keymapcustomizations: 'macros',
  control: 'executable',
  activexcontrolbinary: 'executable',
  oleobject: 'attachments',
  afchunk: 'attachments',
  subdocument: 'outside',
  // Buttons in Word's ribbon, which call macros.
  extensibility: 'macros',
  usercustomization: 'macros',
  // Add-ins, which Word loads from the web.
  webextension: 'outside',
  webextensiontaskpanes: 'outside',
};
/** What a relationship does besides naming a part of the document. */
export function problemOfRelationship({ kind, target, isExternal }: Relationship): CvProblem | null {
  if (Object.hasOwn(INSIDE, kind)) return INSIDE[kind]!;
  if (!isExternal) return null;
  if (kind === 'hyperlink') return isOrdinaryLink(target) ? null : 'executable';
  // Where Word remembers which of this computer's templates a document was made of; it is not there on another one.
  const isLocal = kind === 'attachedtemplate' && /^file:/i.test(target) && isOrdinaryLink(target);
  return isLocal ? null : 'outside';
}
