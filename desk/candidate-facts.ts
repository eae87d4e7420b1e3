import type { Queued } from '../backend/staff/queues';
import { parseSalary } from '../lib/jobs/facts/salary';
import { LAKH } from '../lib/jobs/facts/salary-tokens';
import { type City, citiesIn } from '../lib/jobs/places/cities';
import { metroOf } from '../lib/jobs/places/metros';
import { leastPerYear } from '../lib/search/fact-bits';

/** Where candidates live is at the top of their CVs. */
const HEAD = 400;
const MAX_LAKHS = 200;
const MAX_MONTHLY = 200_000;

/** What lists are sorted by. `pay`: expected, in rupees a year; `far`: 0 in the job's city, 3 in another state. */
export type CandidateFacts = {
  years: number | null;
  pay: number | null;
  city: string | null;
  far: number | null;
};

type KnownFacts = { factsOf(id: number): CandidateFacts | undefined };

/** Reads an application's facts; `location` is the job's. */
export const factsOf = (fields: Record<string, string>, location: string): CandidateFacts => ({
  years: numberIn(fields.experience_years),
  pay: payIn(fields.expected_pay ?? ''),
  city: null,
  far: null,
  ...placeFacts(fields.message ?? '', location),
});

/** Reads where a candidate lives from the top of a text; null if it names no city. */
export function placeFacts(text: string, location: string): Pick<CandidateFacts, 'city' | 'far'> | null {
  const [city] = citiesIn(text.slice(0, HEAD));
  if (!city) return null;
  const distances = citiesIn(location).map((other) => farness(city, other));
  return { city: city.name, far: distances.length === 0 ? null : Math.min(...distances) };
}

/** Returns where a candidate lives, as read from the CV or else the message; '' if they name no city. */
export const cityOf = ({ form: { id, fields } }: Queued, words: KnownFacts): string =>
  (words.factsOf(id)?.city ?? placeFacts(fields.message ?? '', '')?.city) || '';

/** There are no coordinates: the same city, the same metropolitan area, the same state. */
function farness(one: City, other: City): number {
  if (one.slug === other.slug) return 0;
  if (metroOf(one.slug).includes(other.slug)) return 1;
  return one.region === other.region ? 2 : 3;
}

/** Without a unit, small amounts are lakhs a year and middling ones rupees a month. */
function payIn(text: string): number | null {
  const salary = parseSalary(text, 'India');
  if (salary) return leastPerYear(salary);
  const amount = numberIn(text);
  if (amount === null || amount === 0) return null;
  return amount <= MAX_LAKHS ? amount * LAKH : amount <= MAX_MONTHLY ? amount * 12 : amount;
}

function numberIn(text = ''): number | null {
  const [found] = /\d+(?:\.\d+)?/.exec(text.replaceAll(',', '')) ?? [];
  return found === undefined ? null : Number(found);
}
