import { findCity } from './cities';
import { findState } from './states';

/** The name of the city or state with this slug; undefined where there is none. */
export function placeName(slug: string): string | undefined {
  return (findCity(slug) ?? findState(slug))?.name;
}
