import { readExperience, type StatedExperience, isOnlyExperience } from './read-experience';
import type { Freshers } from './freshers';
import { linesOf } from './text-parts';

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
  const [min, ...otherMins] = new Set(asked.map((one) => one.min));
  const [max, ...otherMaxes] = new Set(asked.flatMap((one) => one.max ?? []));
  if (otherMins.length > 0 || otherMaxes.length > 0) return null;
  if (min === undefined) return alone(freshers);
  // "1-2 years, freshers can also apply"; but a mere "Fresher" contradicts 1-2 years.
  if (min > 0 && freshers.some((one) => one !== 'may apply')) return null;
  return { min: freshers.length > 0 ? 0 : min, ...(max !== undefined && { max }) };
}

function alone(freshers: Freshers[]): Experience | null {
  if (freshers.length === 0) return null;
  return freshers.includes('only') ? { min: 0, max: 0 } : { min: 0 };
}
