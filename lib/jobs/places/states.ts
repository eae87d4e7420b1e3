import { slugify } from '../../base/text/slugify';
import { findCity } from './cities';
import { REGIONS, type Region } from './table';

/** A state or union territory, as named on pages and in URLs. */
type State = { slug: string; name: string; region: Region; kind: 'state' };

const BY_SLUG = new Map<string, State>();
for (const region of REGIONS) {
  const slug = slugify(region);
  // Delhi, Chandigarh and Puducherry are cities as well; a search for one means the city.
  if (!findCity(slug)) BY_SLUG.set(slug, { slug, name: region, region, kind: 'state' });
}

/** The state with this slug ("karnataka"), or null; excludes those that are also a city. */
export function findState(slug: string): State | null {
  return BY_SLUG.get(slug) ?? null;
}
