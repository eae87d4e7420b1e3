import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { AGES } from '../base/ages';
import { env } from '../base/env';
import { currentRequest, markUncacheable, noteRead } from '../base/request-context';
import { log } from '../base/log';
import { metrics } from '../base/monitoring/metrics';
import { processWide } from '../base/process-wide';
import { type Changes, changes } from './changes';
import { isUpstreamError } from './errors';
import type { LastReads } from './last-reads';

declare module '../base/process-wide' {
  interface ProcessWide {
    dataCache: DataCache;
  }
}

/** In seconds. */
const dataAges = () => (env().revalidateSecret ? AGES.announcedData : AGES.data);

/** Records that the page being rendered shows data that is read now and not cached. */
export function noteUncachedRead(tags: string[]): void {
  const { due, tooOld } = dataAges();
  noteRead({ tags, dueAt: Date.now() + due * 1000, tooOldAt: Date.now() + tooOld * 1000 });
}

const stored = z.object({ fetchedAt: z.number(), value: z.unknown() });

const MAX_BYTES = 64 * 1024 * 1024;
const ENTRY_BYTES = 500;

/** How to fetch a value, the tags under which changes to it are announced, and whether it means "nothing there". */
type Source<Result> = {
  read: () => Promise<Result>;
  tags: string[];
  isAbsent: (result: Result) => boolean;
};
// Type-erased: each key has values of one type.
type AnySource = Source<unknown>;

type Entry = {
  value: unknown;
  /** When the upstream was last called, successfully or not; all times here are in ms since 1970. */
  fetchedAt: number;
  dueAt: number;
  tooOldAt: number;
  /** The upstream has nothing under this key. */
  isAbsent: boolean;
  bytes: number;
};

/**
 * Cache of upstream responses. Concurrent reads share one call; stale values are served while they are fetched again, and
 * last known values while the upstream fails. Values are shared by all readers, and therefore frozen.
 */
export class DataCache {
  readonly #changes: Changes;
  readonly #lastReads: LastReads | null;
  readonly #entries = new LRUCache<string, Entry, AnySource>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
    // Placeholder: fetchMethod sets each entry's own.
    ttl: 1,
    // Exact times; by default, the clock is cached for about a second.
    ttlResolution: 0,
    perf: Date,
    noDeleteOnStaleGet: true,
    fetchMethod: async (key, last, { options, context }) => {
      const entry = await this.#fetch(key, last, context);
      options.ttl = Math.max(1, entry.dueAt - Date.now());
      return entry;
    },
  });

  /** `lastReads`: persists values across restarts; null to disable. */
  constructor(tagChanges: Changes, lastReads: LastReads | null) {
    this.#changes = tagChanges;
    this.#lastReads = lastReads;
  }

  /** @throws UpstreamError if the upstream fails and no earlier value is known, and whatever else `read` throws */
  async read<Result>(key: string, source: Source<Result>): Promise<Result> {
    const cached = this.#entries.peek(key, { allowStale: true }) ?? this.#revive(key);
    const hasChanged = cached !== undefined && this.#changes.happenedSince(source.tags, cached.fetchedAt);
    // A background renewal can wait for fresh data.
    const acceptsStale = cached !== undefined && !currentRequest()?.isRenewal && Date.now() < cached.tooOldAt;
    const entry = await this.#entries.fetch(key, {
      context: source as AnySource,
      forceRefresh: hasChanged,
      allowStale: acceptsStale && !hasChanged,
    });
    if (!entry) throw new Error(`nothing was read for ${key}`);
    metrics().cacheReads.inc({ kind: 'data', result: entry === cached ? 'hit' : 'miss' });
    noteRead({ tags: source.tags, dueAt: entry.dueAt, tooOldAt: entry.tooOldAt });
    if (entry.isAbsent) markUncacheable();
    return entry.value as Result;
  }

  /** The value read by an earlier process, unless it is too old; served once while it is fetched again. */
  #revive(key: string): Entry | undefined {
    const last = this.#recall(key);
    const tooOldAt = (last?.fetchedAt ?? 0) + dataAges().tooOld * 1000;
    if (!last || Date.now() >= tooOldAt) return undefined;
    const entry = { ...last, dueAt: Date.now(), tooOldAt };
    this.#entries.set(key, entry, { ttl: 1, start: 1 });
    return entry;
  }

  async #fetch(key: string, last: Entry | undefined, source: AnySource): Promise<Entry> {
    const { read, tags, isAbsent } = source;
    let fetchedAt = Date.now();
    try {
      let value = await read();
      if (this.#changes.happenedSince(tags, fetchedAt)) {
        // The response may predate the change.
        fetchedAt = Date.now();
        value = await read();
      }
      return this.#store(key, value, isAbsent(value), fetchedAt);
    } catch (error) {
      const fallback = isUpstreamError(error) ? (last ?? this.#recall(key)) : null;
      if (!fallback || fallback.isAbsent) throw error;
      // Never expires during an outage: there is nothing newer.
      return {
        ...fallback,
        fetchedAt,
        dueAt: Date.now() + AGES.recalledData * 1000,
        tooOldAt: Infinity,
      };
    }
  }

  #store(key: string, value: unknown, isAbsent: boolean, fetchedAt: number): Entry {
    const json = JSON.stringify(value ?? null);
    if (!isAbsent) this.#lastReads?.set(key, `{"fetchedAt":${fetchedAt},"value":${json}}`);
    const { due, tooOld } = isAbsent ? { due: AGES.absence, tooOld: AGES.absence } : dataAges();
    return {
      value: deepFreeze(value),
      isAbsent,
      fetchedAt: fetchedAt,
      dueAt: fetchedAt + due * 1000,
      tooOldAt: fetchedAt + tooOld * 1000,
      bytes: ENTRY_BYTES + 2 * json.length,
    };
  }

  #recall(key: string): Omit<Entry, 'dueAt' | 'tooOldAt'> | null {
    const json = this.#lastReads?.get(key);
    if (!json) return null;
    try {
      const { fetchedAt, value } = stored.parse(JSON.parse(json));
      return { value: deepFreeze(value), fetchedAt, isAbsent: false, bytes: ENTRY_BYTES + 2 * json.length };
    } catch (error) {
      log('warn', 'last-read-damaged', { problem: String(error) });
      return null;
    }
  }
}

/** This process's cache. instrumentation-node.ts replaces it with one backed by a file. */
export function dataCache(): DataCache {
  return (processWide.dataCache ??= new DataCache(changes(), null));
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
