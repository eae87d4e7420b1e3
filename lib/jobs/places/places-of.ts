import { slugify } from '../../base/text/slugify';
import { citiesIn } from './cities';
import { indianPlaces, placeOfWork } from './indian-places';
import { findState } from './states';

export type PlaceOfJob = { slug: string; name: string; region: string; kind: 'city' | 'state' };

/** The cities where a job is, by its location and title, and the states of these or named themselves. */
export function placesOf(job: { title: string; location: string }): PlaceOfJob[] {
  const location = placeOfWork(job.title, job.location);
  const cities = citiesIn(location).map((city) => ({ ...city, kind: 'city' as const }));
  const regions = indianPlaces(location).flatMap(({ region }) => region ?? []);
  const states = regions.flatMap((region) => findState(slugify(region)) ?? []);
  const places = [...states, ...cities].map((place) => [place.slug, place] as const);
  return [...new Map<string, PlaceOfJob>(places).values()];
}
