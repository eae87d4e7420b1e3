import 'server-only';
import { LRUCache } from 'lru-cache';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { pageCache } from '../cache/current';
import { env } from '../env';
import { UpstreamError } from './errors';

// How long, in seconds, what the upstream said is shown before it is asked again. Where the website is told of changes,
// asking is only for what was not told: a page seen each second would otherwise be made anew each minute.
const FRESH_SECONDS = 60;
const FRESH_SECONDS_WHEN_TOLD = 300;

const MOST_KNOWN_BYTES = 32 * 1024 * 1024;

// Next may evaluate a module twice in one process.
type Held = { underWay: Map<string, Promise<unknown>>; lastKnown: LRUCache<string, { value: unknown }> };
const holder = globalThis as { dwaarReads?: Held };

/**
 * A read that is answered from the cache: once a render, and across requests for one minute or, where
 * REVALIDATE_SECRET says that the website is told of changes, five. Past that the old
 * value is shown while the new one is fetched. Requests at one time share one call. While the upstream fails, what it
 * said last is shown, as long as memory lasts, also of what has been taken out of the cache. Errors are not cached.
 */
export function cachedRead<Arguments extends (string | number | undefined)[], Result>(
  name: string,
  read: (...parameters: Arguments) => Promise<Result>,
  tagsOf: (...parameters: Arguments) => string[],
): (...parameters: Arguments) => Promise<Result> {
  return cache((...parameters: Arguments) => {
    const key = [name, ...parameters.map(String)];
    const tags = tagsOf(...parameters);
    const readNow = () => readOnce(JSON.stringify(key), () => readUpToDate(() => read(...parameters), tags));
    return unstable_cache(readNow, key, {
      revalidate: env().revalidateSecret ? FRESH_SECONDS_WHEN_TOLD : FRESH_SECONDS,
      tags,
    })();
  });
}

/** Called when something has changed upstream: who asks from now on does not share a call made before. */
export function forgetReadsUnderWay(): void {
  held().underWay.clear();
}

async function readOnce<Result>(key: string, read: () => Promise<Result>): Promise<Result> {
  // Pages that the build makes are not to hold what an upstream happened to say then.
  if (env().isBuild) throw new UpstreamError('network', 'the build asks no upstream');
  const { underWay } = held();
  const known = underWay.get(key) as Promise<Result> | undefined;
  if (known) return known;
  const reading = readOrRecall(key, read).finally(() => {
    if (underWay.get(key) === reading) underWay.delete(key);
  });
  underWay.set(key, reading);
  return reading;
}

async function readOrRecall<Result>(key: string, read: () => Promise<Result>): Promise<Result> {
  const { lastKnown } = held();
  try {
    const value = await read();
    if (value !== null) lastKnown.set(key, { value });
    return value;
  } catch (error) {
    const last = error instanceof UpstreamError ? lastKnown.get(key) : undefined;
    if (!last) throw error;
    return last.value as Result;
  }
}

/** Reads again when a change was told meanwhile: what was asked before it would be kept as if it had come after it. */
async function readUpToDate<Result>(read: () => Promise<Result>, tags: string[]): Promise<Result> {
  const askedAt = Date.now();
  const value = await read();
  return pageCache()?.hasExpiredSince(tags, askedAt) ? read() : value;
}

function held(): Held {
  return (holder.dwaarReads ??= {
    underWay: new Map(),
    lastKnown: new LRUCache({
      maxSize: MOST_KNOWN_BYTES,
      sizeCalculation: ({ value }) => 2 * JSON.stringify(value).length,
    }),
  });
}
