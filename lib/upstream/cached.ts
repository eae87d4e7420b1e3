import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';

/** How long, in seconds, what the upstream said is shown before it is asked again. */
export const FRESH_SECONDS = 60;

/** What cached reads are tagged with, and what `POST /api/revalidate` takes out of the cache. */
export const tags = {
  /** Every list of jobs or places, and the number of jobs in each category. */
  lists: 'jobs',
  job: (id: string) => `job-${id}`,
};

/**
 * A read that is answered from the cache: once a render, and for FRESH_SECONDS across requests.
 * Past that the old value is shown while the new one is fetched; when fetching fails the old value stays.
 * Errors are not cached.
 */
export function cachedRead<Arguments extends (string | number | undefined)[], Result>(
  name: string,
  read: (...parameters: Arguments) => Promise<Result>,
  tagsOf: (...parameters: Arguments) => string[],
): (...parameters: Arguments) => Promise<Result> {
  return cache((...parameters: Arguments) =>
    unstable_cache(() => read(...parameters), [name, ...parameters.map(String)], {
      revalidate: FRESH_SECONDS,
      tags: tagsOf(...parameters),
    })(),
  );
}
