import { saidPlace } from '../said-names';
import { findCity } from './cities';
import { findState } from './states';

/** The name, in the reader's language, of the city or state with this slug; undefined where there is none. */
export function placeName(slug: string): string | undefined {
  const place = findCity(slug) ?? findState(slug);
  return place ? saidPlace(place) : undefined;
}
