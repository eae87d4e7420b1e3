import { markUnavailable } from '../http/response-status';
import { UpstreamError } from './errors';

/** The value, or null when the upstream failed (which its client has logged): for parts a page can do without. */
export async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}

/** As `orNull`, for what a page is about: when it cannot be read, the page says so and answers 503. */
export async function readOrFail<T>(
  reading: Promise<T>,
): Promise<{ value: T; failed: false } | { value: null; failed: true }> {
  const result = await orNull(reading.then((value) => ({ value })));
  if (result) return { value: result.value, failed: false };
  markUnavailable();
  return { value: null, failed: true };
}
