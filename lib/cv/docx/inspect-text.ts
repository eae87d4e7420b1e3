import { isOrdinaryLink } from '../ordinary-link';
import type { ReadXml } from '../read-xml';
import { refuse } from '../refused';
import { inspectKind } from './links';

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
export function inspectText(xml: Buffer, readXml: ReadXml): void {
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
