import type { IndianPlace } from '../../shared/places/indian-places';
import { slugify } from '../../shared/text/slugify';
import { routes } from '../../shared/routes';
import { absoluteUrl } from '../metadata';
import type { Job } from '../../jobs/job';

/**
 * How one job aggregator wants its feed, after the XML declaration. `job` gives an entry for each place of a job, or ""
 * for one that lacks what the aggregator requires.
 */
export type Aggregator = { head: () => string; job: (job: Job) => string; tail: string };

/** One entry of a job in a feed that knows one place an entry. */
type Entry = { reference: string; place: IndianPlace };

/**
 * The entries of a job: one a city, else one a state, else one for India; [] where no place in India is certain. The
 * first keeps the job's id, by which readers may know it; no two jobs' references are the same.
 */
export function entriesOf({ id, places, remoteInIndia }: Job): Entry[] {
  const known: IndianPlace[] = places.length === 0 && remoteInIndia ? [{}] : places;
  return known.map((place, index) => ({
    reference: index === 0 ? id : `${id}-${slugify(place.city ?? place.region ?? '')}`,
    place,
  }));
}

/** A job's address that tells applications which aggregator led to them. */
export function trackedLink(job: Job, source: string): string {
  return `${absoluteUrl(routes.job(job))}?source=${source}`;
}
