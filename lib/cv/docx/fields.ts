import type { CvProblem } from '../cv';
import { isOrdinaryLink } from '../ordinary-link';
import type { ReadXml } from '../read-xml';
import { TooExpanded } from '../too-expanded';

/** Fields that fetch something, or talk to another program, when Word updates them. ECMA-376 part 1, 17.16.5. */
const FETCHES = /^\W*(ddeauto|dde|includepicture|includetext|include|import|link|rd|database)\b/i;
const DDE = /\bdde(auto)?\b/i;
/** Letters by their numbers, by which the name of another field, or of a program, is kept from being read. */
const SPELT = /\bquote(\s+\d{2,3}){2,}/i;
const HYPERLINK = /^\W*hyperlink\s+"?([^"\s]+)/i;

// Also what was deleted while changes are tracked, which comes back by a click.
const CODE = new Set(['instrText', 'delInstrText', 't']);

/** Elements that hold or start something besides text, whichever part they are in. */
const ACTIVE: Readonly<Record<string, CvProblem>> = {
  control: 'executable',
  OLEObject: 'attachments',
  altChunk: 'attachments',
  // A page of the web, with its scripts, that Word shows in place of a film.
  webVideoPr: 'outside',
  // Asks a database when the document is opened.
  mailMerge: 'outside',
  // Buttons in Word's ribbon, which call macros.
  customUI: 'macros',
};
// Pictures of old Word may name an address without a relationship.
const ADDRESS = /^\s*([a-z][\w+.-]{0,30}:|\\\\|\/\/)/i;

type Field = { code: string; isResult: boolean };
// Word nests some twenty.
const MAX_NESTED = 50;
const MAX_CODE = 1_000_000;

/**
 * What is wrong with one part of the text: its fields, and what it embeds.
 *
 * @throws Error for XML that cannot be read, TooExpanded for more code than any document has
 */
export function problemOfText(xml: Buffer, readXml: ReadXml): CvProblem | null {
  let problem: CvProblem | null = null;
  const open: Field[] = [];
  let inCode = false;
  let length = 0;
  const found = (next: CvProblem | null | undefined) => (problem ??= next ?? null);
  readXml(xml, {
    open({ local, values }) {
      if (Object.hasOwn(ACTIVE, local)) found(ACTIVE[local]);
      if (CODE.has(local)) inCode = true;
      if (local === 'fldSimple') values('instr').forEach((code) => found(problemOfCode(code)));
      if (local === 'fldChar') values('fldCharType').forEach(turn);
      if (local === 'imagedata' && values('src').some((source) => ADDRESS.test(source))) found('outside');
    },
    text(text) {
      if (!inCode) return;
      // What a nested field shows is part of the code around it.
      for (const field of open.filter(({ isResult }) => !isResult)) {
        field.code += text;
        if ((length += text.length) > MAX_CODE) throw new TooExpanded();
      }
    },
    close(local) {
      if (CODE.has(local)) inCode = false;
    },
  });
  for (const field of open) found(problemOfCode(field.code));
  return problem;

  function turn(kind: string): void {
    if (kind === 'begin' && open.push({ code: '', isResult: false }) > MAX_NESTED) throw new TooExpanded();
    const field = open.at(-1);
    if (kind === 'separate' && field) field.isResult = true;
    if (kind === 'end' && field) found(problemOfCode(open.pop()!.code));
  }
}

function problemOfCode(code: string): CvProblem | null {
  if (SPELT.test(code) || (DDE.test(code) && !HYPERLINK.test(code))) return 'executable';
  if (FETCHES.test(code)) return 'outside';
  const link = HYPERLINK.exec(code)?.[1];
  return link && !isOrdinaryLink(link) ? 'executable' : null;
}
