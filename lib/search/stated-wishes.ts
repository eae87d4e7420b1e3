import { namesNoPlace, placeOfWork, placesAbroad } from '../jobs/places/indian-places';
import { STATED_NAMES, STATED_WISHES } from './lexicon/stated-wishes';

const BATCH_YEARS = /\b20[12]\d\b/g;
const BATCH = /\bbatch(?:es)?\b|\bfreshers?\b|\bpass(?:ed|ing)?\W*outs?\b/i;

/** Stated by a job that leaves open where in India it is. */
export const NO_PLACE = 'noplace';

/** A wish for a year of graduation: "2025 passout". */
export const batchWish = (year: string): string => `batch${year}`;

/** A wish for a place abroad: "dubai". */
export const abroadWish = (place: string): string => `abroad-${place.replaceAll(' ', '-')}`;

/**
 * The wishes that a job states in its own words. `head`: the title and other short texts, each of which counts alone; `prose`:
 * the long ones.
 */
export function statedWishes(head: readonly string[], prose: string, location: string): string[] {
  const sentences = [...head, ...prose.split(/[.\n•;]+/)];
  const stated = STATED_NAMES.filter((name) => {
    // In prose, one woman does not make a job for women, nor a client in Dubai one abroad.
    const read = name === 'women' || name === 'abroad' ? head : sentences;
    return read.some((text) => STATED_WISHES[name].stated.test(text));
  });
  const batches = sentences.flatMap((text) => (BATCH.test(text) ? (text.match(BATCH_YEARS) ?? []) : []));
  const place = placeOfWork(head[0] ?? '', location);
  const abroad = placesAbroad(place);
  const isAbroad = stated.includes('abroad') || abroad.length > 0;
  const named = ['abroad', ...[...placesAbroad(head[0] ?? ''), ...abroad].map(abroadWish)];
  const places = [...(isAbroad ? named : []), ...(namesNoPlace(place) && !isAbroad ? [NO_PLACE] : [])];
  return [...new Set([...stated, ...places, ...batches.map(batchWish)])];
}
