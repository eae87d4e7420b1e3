import type { IndianPlace } from '../../jobs/places/indian-places';
import { slugify } from '../../base/text/slugify';
import { routes } from '../../routes';
import { absoluteUrl } from '../metadata';
import type { Job } from '../../jobs/job';

/**
 * One job aggregator's feed format, after the XML declaration. `job` renders an entry for each place of a job, or "" if the
 * job lacks required data.
 */
export type Aggregator = { head: () => string; job: (job: Job) => string; tail: string };

/** One entry of a job in a feed whose entries have a single place each. */
type Entry = { reference: string; place: IndianPlace };

/**
 * A job's entries: one per city, else one per state, else one for India; [] if no place in India is certain. The first
 * keeps the job's id, by which aggregators may know it; references are unique across jobs.
 */
export function entriesOf({ id, places, remoteInIndia }: Job): Entry[] {
  const knownPlaces: IndianPlace[] = places.length === 0 && remoteInIndia ? [{}] : places;
  return knownPlaces.map((place, index) => ({
    reference: index === 0 ? id : `${id}-${slugify(place.city ?? place.region ?? '')}`,
    place,
  }));
}

/** A job's URL, with the aggregator as the source of its applications. */
export function trackedLink(job: Job, source: string): string {
  return `${absoluteUrl(routes.job(job))}?source=${source}`;
}
