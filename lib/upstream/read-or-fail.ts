import { markPassing, setPageStatus } from '../shared/request-context';
import { isUpstreamError } from './errors';

/** The value, or null when the upstream failed (which its client has logged): for parts a page can do without, shown but not kept. */
export async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    markPassing();
    return null;
  }
}

/** As `orNull`, for what a page is about: when it cannot be read, the page says so and answers 503. */
export async function readOrFail<T>(
  reading: Promise<T>,
): Promise<{ value: T; failed: false } | { value: null; failed: true }> {
  const result = await orNull(reading.then((value) => ({ value })));
  if (result) return { value: result.value, failed: false };
  setPageStatus(503);
  return { value: null, failed: true };
}
