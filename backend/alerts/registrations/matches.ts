import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { markedUpTo } from '../../../lib/jobs/facts/confirmation';
import { alertDay, mondayOf } from '../../base/indian-day';
import type { ListedJob } from '../../jobs/jobs';
import type { AlertWish } from '../alerts';
import type { AlertStore } from '../queries';
import type { RegistrationStore } from './queries';
import type { Registration } from './registrations';
import { MAX_WISHES, namesIn } from '../../../lib/contract/forms/registration';
import { findCityByName } from '../../../lib/jobs/places/cities';
import { findState } from '../../../lib/jobs/places/states';
import { slugify } from '../../../lib/base/text/slugify';
import { DAY_MS } from '../../../lib/base/text/indian-day';

/** How long before erasure a CV's owner is asked whether to keep it. */
const ASKED_BEFORE_MS = 30 * DAY_MS;

/** `markedUpTo`: excludes jobs last confirmed at or before this time (ISO 8601), see lib/jobs/facts/confirmation. */
type Changes = { afterSeq: number; upToSeq: number; markedUpTo: string };

/** Queues mails asking whether to keep a CV. With several processes, exactly one queues each. */
export async function queueKeepQuestions(
  store: RegistrationStore,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const endingBefore = new Date(now.getTime() + ASKED_BEFORE_MS).toISOString();
  while (!signal?.aborted && (await store.askToKeep(endingBefore))) await yieldToEventLoop();
}

/** Queues a mail for each CV with new matching jobs, once a week, together with weekly alerts (queueAlerts). */
export async function queueMatches(
  store: RegistrationStore & AlertStore,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const day = alertDay(now);
  while (!signal?.aborted) {
    const registration = await store.dueMatches(mondayOf(day));
    if (!registration) return;
    const upToSeq = await store.lastChange();
    const changes = { afterSeq: registration.last_seq, upToSeq, markedUpTo: markedUpTo(now.getTime()) };
    const { jobs } = await matchingJobs(store, registration, changes, 1);
    await store.advanceMatches(registration, { day, upToSeq }, jobs.length > 0);
    // Lets requests in between, however many CVs there are.
    await yieldToEventLoop();
  }
}

/** Returns the newest of the new jobs that match a CV, without duplicates, and whether there are more. */
export async function matchingJobs(
  store: Pick<AlertStore, 'newJobs'>,
  registration: Pick<Registration, 'roles' | 'cities'>,
  changes: Changes,
  limit: number,
): Promise<{ jobs: ListedJob[]; hasMore: boolean }> {
  const byId = new Map<string, ListedJob>();
  let hasMore = false;
  for (const wish of wishesOf(registration)) {
    const { jobs, total } = await store.newJobs(wish, changes, limit);
    for (const job of jobs) byId.set(job.id, job);
    hasMore ||= total > jobs.length;
  }
  const found = [...byId.values()].sort((a, b) => b.posted_at.localeCompare(a.posted_at));
  return { jobs: found.slice(0, limit), hasMore: hasMore || found.length > limit };
}

/** Converts a registration to weekly alerts, one per role and place; without any known place, for all of India. */
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

/** Returns the slug of the city or state with this name, or ''. */
const placeCalled = (name: string): string => (findCityByName(name) ?? findState(slugify(name)))?.slug ?? '';
