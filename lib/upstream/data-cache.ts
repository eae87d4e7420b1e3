import { LRUCache } from 'lru-cache';
import { AGES } from '../shared/ages';
import { env } from '../shared/env';
import { currentRequest, markPassing, noteRead } from '../shared/request-context';
import { log } from '../shared/log';
import { metrics } from '../shared/monitoring/metrics';
import { processWide } from '../shared/process-wide';
import { type Changes, changes } from './changes';
import { isUpstreamError } from './errors';
import type { LastReads } from './last-reads';

declare module '../shared/process-wide' {
  interface ProcessWide {
    dataCache: DataCache;
  }
}

const MAX_BYTES = 64 * 1024 * 1024;
const ENTRY_BYTES = 500;

/** How something is read, the tags under which changes to it are told, and whether what was read is nothing. */
type Source<Result> = {
  read: () => Promise<Result>;
  tags: string[];
  isAbsent: (result: Result) => boolean;
};
// Each key has results of one type.
type AnySource = Source<unknown>;

type Entry = {
  value: unknown;
  /** When the upstream was asked, also in vain; in ms since 1970, as all times here. */
  askedAt: number;
  dueAt: number;
  tooOldAt: number;
  /** That there is nothing there. */
  isAbsent: boolean;
  bytes: number;
};

/**
 * What the upstream said: asked for once however many want it, shown while it is asked again, and recalled while it
 * fails. Values are shared by all who read them, and therefore frozen.
 */
export class DataCache {
  readonly #changes: Changes;
  readonly #lastReads: LastReads | null;
  readonly #entries = new LRUCache<string, Entry, AnySource>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
    // Each entry's own takes its place.
    ttl: 1,
    // What the clock says now, not up to a second ago.
    ttlResolution: 0,
    perf: Date,
    noDeleteOnStaleGet: true,
    fetchMethod: async (key, last, { options, context }) => {
      const entry = await this.#ask(key, last, context);
      options.ttl = Math.max(1, entry.dueAt - Date.now());
      return entry;
    },
  });

  /** `lastReads`: where what was read outlives this process; null for nowhere. */
  constructor(told: Changes, lastReads: LastReads | null) {
    this.#changes = told;
    this.#lastReads = lastReads;
  }

  /** @throws UpstreamError when the upstream fails and never said it before, and whatever else `read` throws */
  async read<Result>(key: string, source: Source<Result>): Promise<Result> {
    const known = this.#entries.peek(key, { allowStale: true });
    const hasChanged = known !== undefined && this.#changes.happenedSince(source.tags, known.askedAt);
    // What is made anew behind a visitor's back waits for what is new.
    const takesDue = known !== undefined && !currentRequest()?.isRenewal && Date.now() < known.tooOldAt;
    const entry = await this.#entries.fetch(key, {
      context: source as AnySource,
      forceRefresh: hasChanged,
      allowStale: takesDue && !hasChanged,
    });
    if (!entry) throw new Error(`nothing was read for ${key}`);
    metrics().cacheReads.inc({ kind: 'data', result: entry === known ? 'hit' : 'miss' });
    noteRead({ tags: source.tags, dueAt: entry.dueAt, tooOldAt: entry.tooOldAt });
    if (entry.isAbsent) markPassing();
    return entry.value as Result;
  }

  async #ask(key: string, last: Entry | undefined, source: AnySource): Promise<Entry> {
    const { read, tags, isAbsent } = source;
    let askedAt = Date.now();
    try {
      let value = await read();
      if (this.#changes.happenedSince(tags, askedAt)) {
        // It may have been said before the change.
        askedAt = Date.now();
        value = await read();
      }
      return this.#keep(key, value, isAbsent(value), askedAt);
    } catch (error) {
      const known = isUpstreamError(error) ? (last ?? this.#recall(key)) : null;
      if (!known || known.isAbsent) throw error;
      // Never too old: nothing newer is to be had.
      return { ...known, askedAt, dueAt: Date.now() + AGES.recalledData * 1000, tooOldAt: Infinity };
    }
  }

  #keep(key: string, value: unknown, isAbsent: boolean, askedAt: number): Entry {
    const json = JSON.stringify(value ?? null);
    if (!isAbsent) this.#lastReads?.set(key, json);
    const { due, tooOld } = isAbsent
      ? { due: AGES.absence, tooOld: AGES.absence }
      : env().revalidateSecret
        ? AGES.toldData
        : AGES.data;
    return {
      ...{ value: deepFreeze(value), isAbsent, askedAt },
      dueAt: askedAt + due * 1000,
      tooOldAt: askedAt + tooOld * 1000,
      bytes: ENTRY_BYTES + 2 * json.length,
    };
  }

  #recall(key: string): Pick<Entry, 'value' | 'isAbsent' | 'bytes'> | null {
    const json = this.#lastReads?.get(key);
    if (!json) return null;
    try {
      return { value: deepFreeze(JSON.parse(json)), isAbsent: false, bytes: ENTRY_BYTES + 2 * json.length };
    } catch (error) {
      log('warn', 'last-read-damaged', { problem: String(error) });
      return null;
    }
  }
}

/** The cache of this process; the server gives it a file (server/main.ts). */
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
