import { nearMe as copy } from '@/lib/content/job-filters';
import type { Location } from '@/lib/jobs/locations';
import { type JobsQuery, routes } from '@/lib/routes';
import { asksNearMe } from '@/lib/search/understand';
import { CityChoice } from './city-choice';

const CITIES = 12;

/** Asks for the city where a search says "near me" and none is given. */
export function NearMe({ query, locations }: { query: Required<JobsQuery>; locations: Location[] }) {
  if (query.location || locations.length === 0 || !asksNearMe(query.keyword)) return null;
  const cities = locations.slice(0, CITIES).map(({ name, slug }) => ({
    name,
    slug,
    href: routes.jobs({ ...query, location: slug, near: true, page: 1 }),
  }));
  return (
    <section className="page-width pt-4" aria-label={copy.ask}>
      <CityChoice cities={cities} ask={copy.ask} lastTime={copy.lastTime} />
    </section>
  );
}
