import type { AsyncLocalStorage } from 'node:async_hooks';
import type { Redis } from 'ioredis';
import type { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RequestContext } from './request-context';
import type { MailState } from './mail/state';
import type { Metrics } from './monitoring/metrics';
import type { Readiness } from '../forms/readiness';
import type { RedisConnection } from './redis';
import type { Outbox } from '../forms/outbox/open-outbox';
import type { Changes } from '../upstream/changes';
import type { DataCache } from '../upstream/data-cache';

/**
 * What a process has once. Next evaluates modules in more than one bundle, and the server around it evaluates them by
 * itself; all of them meet here, under the only key that this website has on globalThis.
 */
type ProcessWide = {
  requests: AsyncLocalStorage<RequestContext>;
  changes: Changes;
  dataCache: DataCache;
  metrics: Metrics;
  outbox: Outbox;
  /** Ends redelivery, and the alarm for when it does not get on. */
  stopRedelivery: () => void;
  stopOutboxAlarm: () => void;
  readiness: { at: number; result: Promise<Readiness> };
  /** By URL. */
  redis: Map<string, RedisConnection>;
  mailState: { smtpUrl: string; at: number; state: Promise<MailState> };
  limiters: Map<string, RateLimiterMemory>;
  sharedLimiters: Map<Redis, Map<string, RateLimiterRedis>>;
  /** Id → when it expires, in ms since 1970. */
  usedIds: Map<string, number>;
  captchaKey: Buffer;
};

const holder = globalThis as { dwaar?: Partial<ProcessWide> };

export const processWide: Partial<ProcessWide> = (holder.dwaar ??= {});
