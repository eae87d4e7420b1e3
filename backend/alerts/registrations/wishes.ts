import { MAX_WISHES, namesIn } from '../../../lib/contract/forms/registration';
import { cityCalled } from '../../../lib/jobs/places/cities';
import { findState } from '../../../lib/jobs/places/states';
import { slugify } from '../../../lib/base/text/slugify';
import type { AlertWish } from '../alerts';

/**
 * What somebody looks for, as weekly alerts: one for each job in each place. A place that is not known is left out, so that
 * with none that is known, all of India counts.
 */
export function wishesOf({ roles, cities }: { roles: string; cities: string }): AlertWish[] {
  const places = namesIn(cities).slice(0, MAX_WISHES).map(placeCalled).filter(Boolean);
  const locations = places.length > 0 ? [...new Set(places)] : [''];
  return namesIn(roles)
    .slice(0, MAX_WISHES)
    .flatMap((keyword) =>
      locations.map((location) => ({
        ...{ keyword, location, category_id: '', filters: '' },
        frequency: 'weekly' as const,
      })),
    );
}

/** The slug of the city or state with this name, '' where none is known. */
const placeCalled = (name: string): string => (cityCalled(name) ?? findState(slugify(name)))?.slug ?? '';
