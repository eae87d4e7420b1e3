import type { CvProblem } from '../cv';
import { refuse } from '../refused';

/** What holds or starts something besides text, by words of content types, relationships and elements in small letters. */
const KINDS: readonly [pattern: RegExp, problem: CvProblem][] = [
  // Buttons in Word's ribbon call macros.
  [
    /macroenabled|vba(project|data)|attachedtoolbars|keymapcustomizations|customui|usercustomization/,
    'macros',
  ],
  [/^extensibility$/, 'macros'],
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
