/** The period of a salary, as in schema.org's unitText. */
export type PayUnit = 'YEAR' | 'MONTH' | 'WEEK' | 'DAY' | 'HOUR';

/** A token of a salary text; `kind` is one letter, so that a regular expression can match the token sequence. */
export type SalaryToken =
  | { kind: '#'; value: number; isIndian: boolean }
  | { kind: 'M'; times: number; isIndian: boolean; isSpelledOut?: boolean }
  | { kind: 'P'; unit: PayUnit; times?: number }
  | { kind: 'C'; isIndian: boolean }
  | { kind: 'U' | 'F' | '-' | '+' | ' ' };

type TokenReader = [pattern: RegExp, token: (text: string) => SalaryToken | null];

export const LAKH = 100_000;
export const CRORE = 10_000_000;

const period = (unit: PayUnit) => (): SalaryToken => ({ kind: 'P', unit });
const indian = (times: number) => (): SalaryToken => ({ kind: 'M', times, isIndian: true });
const plain = (kind: 'U' | 'F' | '-' | '+' | ' ') => (): SalaryToken => ({ kind });

// The first match wins. A word must not be followed by a letter: "5LPA" matches, "5 lamps" does not.
const TOKEN_READERS: readonly TokenReader[] = [
  [/[\d,]+(\.\d+)?/y, readNumber],
  [/(₹( ?rs(?![a-z])\.?)?|inr(?![a-z])\.?)/y, () => ({ kind: 'C', isIndian: true })],
  // Also the currency of Pakistan, Nepal and Sri Lanka.
  [/(rs|rupees?)(?![a-z])\.?/y, () => ({ kind: 'C', isIndian: false })],
  [/\/-/y, plain(' ')],
  [/l\.?p\.?a(?![a-z])\.?/y, () => ({ kind: 'P', unit: 'YEAR', times: LAKH })],
  [/(la[ck]s?|lakhs?|l)(?![a-z])\.?/y, indian(LAKH)],
  [/(crores?|crs?)(?![a-z])\.?/y, indian(CRORE)],
  [/thousands?(?![a-z])/y, () => ({ kind: 'M', times: 1000, isIndian: false, isSpelledOut: true })],
  [/k(?![a-z])/y, () => ({ kind: 'M', times: 1000, isIndian: false })],
  [/(p[./]? ?a|(per|a|\/) ?(annum|year|yr)|annually|annual|yearly)(?![a-z])\.?/y, period('YEAR')],
  [/(p[./]? ?m|(per|a|\/) ?(month|mth)|monthly)(?![a-z])\.?/y, period('MONTH')],
  [/((per|a|\/) ?week|weekly)(?![a-z])/y, period('WEEK')],
  [/((per|a|\/) ?day|daily)(?![a-z])/y, period('DAY')],
  [/((per|an|\/) ?(hour|hr)|hourly)(?![a-z])/y, period('HOUR')],
  [/(up ?to|max(imum)?)(?![a-z])\.?/y, plain('U')],
  [/(starting from|starting at|starting|from|min(imum)?)(?![a-z])\.?/y, plain('F')],
  [/(to(?![a-z])|[-–—])/y, plain('-')],
  [/\+/y, plain('+')],
  [/(salary|ctc|pay|package)(?![a-z])( ?[-–:])?/y, plain(' ')],
  [/([ :.()]|(gross|negotiable|only)(?![a-z]))/y, plain(' ')],
];

/** The tokens of a salary text, or null if it contains anything else. */
export function salaryTokens(text: string): SalaryToken[] | null {
  const plainText = text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  const tokens: SalaryToken[] = [];
  for (let at = 0; at < plainText.length;) {
    const found = readAt(plainText, at);
    if (!found) return null;
    if (found.token.kind !== ' ') tokens.push(found.token);
    at = found.end;
  }
  return tokens;
}

function readAt(text: string, at: number): { token: SalaryToken; end: number } | null {
  for (const [pattern, read] of TOKEN_READERS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) continue;
    const token = read(match[0]);
    return token && { token, end: pattern.lastIndex };
  }
  return null;
}

/** Plain digits, or grouped in threes (1,500,000) or the Indian way (15,00,000); anything else is a typo. */
function readNumber(text: string): SalaryToken | null {
  if (!/^(\d+|\d{1,3}(,\d{3})+|\d{1,2}(,\d{2})*,\d{3})(\.\d+)?$/.test(text)) return null;
  return { kind: '#', value: Number(text.replace(/,/g, '')), isIndian: /^\d{1,2}(,\d{2})+,\d{3}/.test(text) };
}
