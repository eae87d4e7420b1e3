import type { CvProblem } from '../cv';
import { isOrdinaryLink } from '../ordinary-link';
import { readXml } from '../read-xml';

/** Fields that fetch something, or talk to another program, when Word updates them. ECMA-376 part 1, 17.16.5. */
const FETCHES = /^\W*(ddeauto|dde|includepicture|includetext|include|import|link|rd|database)\b/i;
const DDE = /\bdde(auto)?\b/i;
/** Letters by their numbers, by which the name of another field, or of a program, is kept from being read. */
const SPELT = /\bquote(\s+\d{2,3}){2,}/i;
const HYPERLINK = /^\W*hyperlink\s+"?([^"\s]+)/i;

// Also what was deleted while changes are tracked, which comes back by a click.
const CODE = new Set(['instrText', 'delInstrText', 't']);

type Field = { code: string; isResult: boolean };

/** What is wrong with one part of the text: its fields, and what it embeds. @throws Error for XML that cannot be read */
export function problemOfText(xml: Buffer): CvProblem | null {
  let problem: CvProblem | null = null;
  const open: Field[] = [];
  let inCode = false;
  const found = (next: CvProblem | null) => (problem ??= next);
  readXml(xml, {
    open({ local, attributes }) {
      const value = (name: string) =>
        Object.values(attributes).find((attribute) => attribute.local === name)?.value ?? '';
      if (local === 'fldSimple') found(problemOfCode(value('instr')));
      if (CODE.has(local)) inCode = true;
      if (local === 'fldChar') turn(value('fldCharType'));
      if (local === 'control') found('executable');
      if (local === 'OLEObject' || local === 'altChunk') found('attachments');
      // Pictures of old Word may name an address without a relationship.
      if (local === 'imagedata' && /^\s*([a-z][\w+.-]+:|\\\\|\/\/)/i.test(value('src'))) found('outside');
    },
    text(text) {
      // What a nested field shows is part of the code around it.
      if (inCode) for (const field of open) if (!field.isResult) field.code += text;
    },
    close({ local }) {
      if (CODE.has(local)) inCode = false;
    },
  });
  for (const field of open) found(problemOfCode(field.code));
  return problem;

  function turn(kind: string): void {
    if (kind === 'begin') open.push({ code: '', isResult: false });
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
