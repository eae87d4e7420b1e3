import {
  type Freshers,
  isDoubtful,
  isNotExperience,
  isOfChildren,
  isOnlyAroundExperience,
  isWish,
  fresherIn,
} from './experience-words';
import { linesOf, partsOf, sentencesOf } from './text-parts';
import { durationIn, type Duration } from './durations';

/** Required years of experience; no upper bound without `max`. Freshers are welcome if `min` is 0. */
export type Experience = { min: number; max?: number };

type Texts = { title: string; notes: string; qualification: string };

/**
 * The experience that an ad requires; null if uncertain. Title and notes take precedence over qualifications, which often
 * give years for single skills.
 */
export function experienceOf({ title, notes, qualification }: Texts): Experience | null {
  const inTitle = readExperience(title, true);
  const inNotes = readExperience(notes);
  const head: StatedExperience = {
    ranges: [...inTitle.ranges, ...inNotes.ranges],
    freshers: [...inTitle.freshers, ...inNotes.freshers],
    isUnclear: inTitle.isUnclear || inNotes.isUnclear,
  };
  const tail = readExperience(linesOf(qualification));
  const saysNothing = head.ranges.length === 0 && head.freshers.length === 0;
  if (saysNothing) return head.isUnclear ? null : agreed(tail);
  const both = agreed({ ...head, freshers: [...head.freshers, ...tail.freshers] });
  const later = agreed(tail);
  return both && later && later.min > both.min ? null : both;
}

/** Whether notes consist only of required experience: "2-4 years", "Experience: Fresher". */
export function saysOnlyExperience(notes: string): boolean {
  return isOnlyExperience(notes) && experienceOf({ title: '', notes, qualification: '' }) !== null;
}

function agreed({ ranges, freshers, isUnclear }: StatedExperience): Experience | null {
  const totals = ranges.filter(({ isTotal }) => isTotal);
  if (freshers.includes('unclear') || (isUnclear && totals.length === 0)) return null;
  const asked = totals.length > 0 ? totals : ranges;
  const [min, ...otherMins] = new Set(asked.map((range) => range.min));
  const [max, ...otherMaxes] = new Set(asked.flatMap((range) => range.max ?? []));
  if (otherMins.length > 0 || otherMaxes.length > 0) return null;
  if (min === undefined) return alone(freshers);
  // "1-2 years, freshers can also apply"; but a mere "Fresher" contradicts 1-2 years.
  if (min > 0 && freshers.some((mention) => mention !== 'may apply')) return null;
  return { min: freshers.length > 0 ? 0 : min, ...(max !== undefined && { max }) };
}

function alone(freshers: Freshers[]): Experience | null {
  if (freshers.length === 0) return null;
  return freshers.includes('only') ? { min: 0, max: 0 } : { min: 0 };
}

/** Experience stated in a text. `isUnclear`: it contains years of uncertain meaning. */
type StatedExperience = {
  ranges: { min: number; max?: number; isTotal: boolean }[];
  freshers: Freshers[];
  isUnclear: boolean;
};

/** Reads experience from a text. In a title, years need no further indication. */
export function readExperience(text: string, isTitle = false): StatedExperience {
  const stated: StatedExperience = { ranges: [], freshers: [], isUnclear: false };
  const parts = sentencesOf(text).flatMap((sentence) => partsOf(asked(sentence)).map(withUnit));
  for (const part of parts) {
    const freshers = fresherIn(part, isTitle);
    if (freshers) stated.freshers.push(freshers);
    const found = durationIn(part);
    if (!found) continue;
    if (found === 'several') stated.isUnclear = true;
    else if (isNotExperience(found) || isWish(found) || (isTitle && isOfChildren(text))) continue;
    else if (isStated(found, { isTitle, isAlone: parts.length === 1 }))
      stated.ranges.push(rangeOf(found, part));
    else if (!found.isMonths) stated.isUnclear = true;
  }
  return stated;
}

/** "…, and work in a bank is preferred", "In lieu of a degree, 5 years": not required. */
const WISH =
  /\b(?:and|or)\b[^,]{0,80}\b(?:is|are|strongly|highly) (?:strongly |highly )?(?:preferred|desir\w+|an? plus)$|^(?:in lieu|ideally|preferably)\b/i;

/** "…, with at least 2 years in sales", "…, including 3 as a lead": part of the years named before. */
const SHARE =
  /,? (?:with|including|incl\.?|which includes?|(?:out )?of which)(?: an?)?(?: at ?least| a? ?min(?:imum)?(?: of)?)? (?:\d|one|two|three|four|five)/i;

/** Often accompanies experience. */
const SCHOOLING = /(?:and )?\d+ years(?: of)? (?:full[- ]?time education|educational? \w+)/i;

/** A sentence without optional parts, and without parts of the required years. */
function asked(sentence: string): string {
  if (WISH.test(sentence)) return '';
  const share = SHARE.exec(sentence)?.index ?? sentence.length;
  const rest = sentence.slice(0, share);
  return (/\d\+? ?(?:years|yrs)\b/i.test(rest) ? rest : sentence).replace(SCHOOLING, '');
}

function rangeOf({ min, max }: Duration, part: string) {
  return { min, ...(max !== undefined && { max }), isTotal: /\b(total|overall)\b/i.test(part) };
}

/** "Experience: 0-1" is in years; "Fresher to 2 years" is "0 to 2 years". */
function withUnit(part: string): string {
  return part
    .replace(/^exp-(?=\d)/i, 'exp: ')
    .replace(/\bfreshers?\s*(to|-)\s*(?=\d)/i, '0 $1 ')
    .replace(
      /^((?:work )?exp(?:erience)?(?: required| needed)?\s*[:.-]?\s*\d{1,2}(?:\s*(?:-|to)\s*\d{1,2})?\+?)$/i,
      '$1 years',
    );
}

const MARKED_AFTER =
  /^\W*(?:[\p{L}\p{N}&/.+'-]+ ){0,6}?(?:experience|experienced|exp)(?![\p{L}\p{M}])|अनुभव|ಅನುಭವ/iu;
const MARKED_BEFORE =
  /(?:experience|experienced|exp)(?![\p{L}\p{M}])[^\d]{0,25}$|(?:अनुभव|ಅನುಭವ)[^\d]{0,25}$/iu;
const STARTS =
  /^(?:.*\b(?:with|having|have|bring|requires?|needs?)|[^\d:]{0,40}:)?\W*(?:(?:min(?:imum)?|at ?least|more than|over|above|up ?to|max(?:imum)?)\W*)?(?:of\W*)?$/i;
const GOES_ON = /^\W*(?:in|as|of|on|with|after|post|building|managing|leading|teaching|handling|selling)\b/i;

function isStated(found: Duration, { isTitle, isAlone }: { isTitle: boolean; isAlone: boolean }): boolean {
  const { before, after, isRange, isBound, isMonths } = found;
  if (isDoubtful(found)) return false;
  if (isMarked(found)) return true;
  // Typical of contracts and internships.
  if (isMonths && found.min !== 0) return false;
  if (isTitle) return isRange || isBound;
  if (isBare(found)) return isRange || isBound || isAlone;
  if (isBound && STARTS.test(before)) return true;
  return isRange && before === '' && GOES_ON.test(after);
}

function isMarked({ before, after }: Duration): boolean {
  return MARKED_AFTER.test(after) || MARKED_BEFORE.test(before);
}

function isBare({ before, after }: Duration): boolean {
  return isOnlyAroundExperience(before) && isOnlyAroundExperience(after);
}

/** Whether a text consists only of an experience: "2-4 years", "Experience: Fresher". */
export function isOnlyExperience(text: string): boolean {
  const [part = '', ...others] = sentencesOf(text).flatMap(partsOf);
  const found = durationIn(withUnit(part));
  return others.length === 0 && (found === null || (found !== 'several' && isBare(found)));
}
