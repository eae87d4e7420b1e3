import 'server-only';
import { deserialize, serialize } from 'node:v8';
import { Redis } from 'ioredis';
import { readyRedis } from '../redis';
import type { StoredEntry } from './entry';

const PAGE_SECONDS = 24 * 60 * 60;
const DATA_SECONDS = 10 * 60;
const EXPIRED_KEPT_SECONDS = 24 * 60 * 60;

/**
 * Entries and expired tags shared by several websites through Redis. Everything here does nothing while Redis is away:
 * each website then keeps its own pages.
 */
export class RedisStore {
  #listener: Redis | null = null;

  /** `build` keeps apart the pages of different builds. */
  constructor(
    private readonly url: string,
    private readonly build: string,
  ) {}

  async get(key: string): Promise<StoredEntry | null> {
    const bytes = await this.#try((redis) => redis.getBuffer(this.#entryKey(key)));
    return bytes ? (deserialize(bytes) as StoredEntry) : null;
  }

  async set(key: string, entry: StoredEntry): Promise<void> {
    const seconds = entry.kind === 'FETCH' ? DATA_SECONDS : PAGE_SECONDS;
    await this.#try((redis) => redis.set(this.#entryKey(key), serialize(entry), 'EX', seconds));
  }

  /** Tells the other websites, and those that start within a day. */
  async expire(tags: string[], at: number): Promise<void> {
    await this.#try((redis) =>
      redis
        .multi()
        .hset(EXPIRED, Object.fromEntries(tags.map((tag) => [tag, at])))
        .expire(EXPIRED, EXPIRED_KEPT_SECONDS)
        .publish(EXPIRED, JSON.stringify(tags))
        .exec(),
    );
  }

  /**
   * `onExpired` learns of every tag that any website expires, also of those missed while Redis was away or this
   * website was not running. Times are in ms since 1970.
   */
  listen(onExpired: (tags: string[], at: number) => void): void {
    const listener = new Redis(this.url, {
      maxRetriesPerRequest: null,
      retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
    });
    this.#listener = listener;
    // Its going away is logged by the connection that commands use.
    listener.on('error', () => {});
    listener.on('message', (_, message: string) => onExpired(JSON.parse(message) as string[], Date.now()));
    listener.on('ready', async () => {
      const missed = (await this.#try((redis) => redis.hgetall(EXPIRED))) ?? {};
      for (const [tag, at] of Object.entries(missed)) onExpired([tag], Number(at));
    });
    // Repeated by itself after each reconnection.
    listener.subscribe(EXPIRED).catch(() => {});
  }

  stop(): void {
    this.#listener?.disconnect();
  }

  #entryKey(key: string): string {
    return `dwaar:cache:${this.build}:${key}`;
  }

  async #try<Result>(command: (redis: Redis) => Promise<Result>): Promise<Result | null> {
    const redis = await readyRedis(this.url);
    if (!redis) return null;
    // The connection logs its going away.
    return command(redis).catch(() => null);
  }
}

const EXPIRED = 'dwaar:expired-tags';
