import type { CvLine } from './cv-text';
import { NOT_NAMES } from './name-words';
import { headingOf, isOfOthers, type Section } from './sections';
import { DEGREE } from './split-name';

/** Names are on the first screen of a CV, or beside a label. */
const TOP_LINES = 45;
const ENOUGH = 4.5;
const LABEL =
  /^(?:\W*)(?:(?:full |candidate(?:'s)? |applicant(?:'s)? |my )?name(?: of (?:the )?candidate)?|नाम|पूरा नाम|ಹೆಸರು|ಪೂರ್ಣ ಹೆಸರು)\s*[:-]+\s*/iu;
const LABEL_ALONE = /^(?:\W*)(?:(?:full |candidate(?:'s)? )?name|नाम|ಹೆಸರು)\s*[:-]*$/iu;
const TITLE_BEFORE = /^(?:curriculum vitae|resume|résumé|cv|bio-?data|profile)\s*(?:of|[-:|])\s*/i;
const WORD =
  /^(?:\p{Lu}\p{M}*\.?|\p{Lu}[\p{L}\p{M}]*(?:['’.-]\p{L}[\p{L}\p{M}]*)*[.]?|[\p{Script=Devanagari}\p{Script=Kannada}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}]+\.?)$/u;
type Candidate = { name: string; score: number };

/**
 * The applicant's name as written in the CV, or null if no candidate is likely enough.
 *
 * @param lines with normalised texts
 * @param email found before: many addresses are made of names
 * @param fileName without its extension: "Ravi_Kumar_CV"
 */
export function findName(
  lines: readonly CvLine[],
  sections: readonly Section[],
  email: string | null,
  fileName: string,
): string | null {
  const local = (email ?? '').split('@')[0]!.toLowerCase();
  const body = medianSize(lines);
  const shaped = wholeNames(lines, body);
  const largest = Math.max(
    0,
    ...lines.slice(0, TOP_LINES).map(({ size }, index) => (shaped[index] ? size : 0)),
  );
  const found: Candidate[] = [];
  lines.forEach((line, index) => {
    const shape = shaped[index];
    if (!shape || (index >= TOP_LINES && !shape.isLabelled)) return;
    const { name, isLabelled } = shape;
    const words = name.replace(/,/g, ' ').split(/\s+/);
    const full = words.filter((word) => word.replace(/\P{L}/gu, '').length > 1);
    const score = [
      isLabelled ? 4 : 0,
      likeness(words, local),
      Math.min(2, likeness(words, fileName.toLowerCase())),
      line.size >= body * 1.2 ? 2 : 0,
      line.size === largest && line.size > body * 1.05 ? 2 : 0,
      index === 0 ? 3 : index < 3 ? 1.5 : index < 10 ? 0.5 : 0,
      isNear(lines, index) ? 1 : 0,
      full.length === 0 ? -6 : words.length === 1 ? -1 : words.length > 4 ? -0.5 : 0,
      sections[index] === 'others' ? -10 : sections[index] === 'work' && !isLabelled ? -1.5 : 0.5,
      isOfOthers(lines[index - 1]?.text ?? '') && !isLabelled ? -4 : 0,
    ].reduce((sum, part) => sum + part, 0);
    found.push({ name, score });
  });
  const [best] = found.sort((a, b) => b.score - a.score);
  return best && best.score >= ENOUGH ? best.name : null;
}

type Shaped = { name: string; isLabelled: boolean } | null;

/** The possible name in each line; a large one broken over two lines is joined in the first. */
function wholeNames(lines: readonly CvLine[], body: number): Shaped[] {
  const shaped = lines.map(({ text }, index) => candidateIn(lines, index, text));
  lines.forEach(({ above, isTight, size }, index) => {
    const [first, second] = [shaped[above ?? index - 1], shaped[index]];
    if (!first || !second || isTight === false || size < body * 1.3) return;
    if (lines[above ?? index - 1]!.size !== size || /,/.test(first.name + second.name)) return;
    const words = `${first.name} ${second.name}`.split(' ');
    if (words.length > 4) return;
    shaped[above ?? index - 1] = { name: words.join(' '), isLabelled: first.isLabelled };
    shaped[index] = null;
  });
  return shaped;
}

function candidateIn(lines: readonly CvLine[], index: number, text: string): Shaped {
  const before = lines[index - 1]?.text ?? '';
  const label = LABEL.exec(text)?.[0];
  const isLabelled =
    Boolean(label) ||
    LABEL_ALONE.test(before) ||
    (/^[:-]$/.test(before) && LABEL_ALONE.test(lines[index - 2]?.text ?? ''));
  const rest = text
    .slice(label?.length ?? 0)
    .replace(TITLE_BEFORE, '')
    .replace(/^[:\s-]+/, '');
  const [part = ''] = rest.split(/\s*[|•·●▪■◆/]\s*|\s+-\s+|\s{3,}|\t/);
  const name = part
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?<![\s,.;:])[\s,.;:]+$/, (end) =>
      /\b\p{Lu}\.$/u.test(part.trim()) && end.startsWith('.') ? '.' : '',
    )
    .trim();
  return isNameShaped(name) ? { name, isLabelled } : null;
}

function isNameShaped(name: string): boolean {
  if (name.length < 3 || name.length > 48 || headingOf(name) === 'others') return false;
  const parts = name.split(/,\s*/);
  const own = parts.filter((part, at) => at === 0 || !part.split(/\s+/).every((word) => DEGREE.test(word)));
  if (own.length > 2) return false;
  const words = own
    .flatMap((part) => part.replace(/(\p{L}\.)(?=\p{L}{2})/gu, '$1 ').split(/\s+/))
    .filter(Boolean);
  if (words.length === 0 || words.length > 6) return false;
  // "smita deshpande": some set their whole name in small letters.
  const isSmall = name === name.toLowerCase() && /^[a-z]+(?: [a-z]+){1,2}$/.test(name);
  return words.every(
    (word) =>
      (isSmall || WORD.test(word) || DEGREE.test(word)) &&
      !NOT_NAMES.has(word.toLowerCase()) &&
      !word
        .toLowerCase()
        .replace(/\.$/, '')
        .split('-')
        .every((part) => NOT_NAMES.has(part)),
  );
}

/** How much of an address or a file's name is made of a name: 0 to 3. */
function likeness(words: readonly string[], made: string): number {
  if (!made) return 0;
  const parts = words.map((word) => word.toLowerCase().replace(/[^a-z]/g, ''));
  const inside = parts.filter((part) => part.length >= 3 && made.includes(part));
  if (inside.length >= 2) return 3;
  if (inside.length === 1) return 2;
  const starts = parts.filter((part) => part.length >= 4 && made.includes(part.slice(0, 4)));
  return starts.length > 0 ? 1 : 0;
}

function isNear(lines: readonly CvLine[], index: number): boolean {
  const around = lines.slice(Math.max(0, index - 3), index + 5).map(({ text }) => text);
  return around.some((text) => /\S@\S|\d{5}[\s-]?\d{5}/.test(text));
}

/** Of the letters, not of the lines: headings are short. */
function medianSize(lines: readonly CvLine[]): number {
  const sizes = lines.flatMap(({ text, size }) => Array<number>(Math.ceil(text.length / 10)).fill(size));
  sizes.sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}
