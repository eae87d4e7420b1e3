import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { currentRequest, markUncacheable } from '../base/request-context';
import { orNull } from './errors';

const LATE = Symbol('late');

/**
 * Like `orNull`, and null as well if the value is not there within `ms`: the page is shown without it, but not cached.
 * The read goes on, so that the next visitor finds it in the data cache. A background renewal waits for
 * the value.
 */
export async function orNullWithin<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  if (currentRequest()?.isRenewal) return orNull(promise);
  const value = await Promise.race([orNull(promise), sleep(Math.max(0, ms), LATE, { ref: false })]);
  if (value !== LATE) return value;
  markUncacheable();
  return null;
}
