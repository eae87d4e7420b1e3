import { UpstreamError } from './errors';

/** The value, or that the upstream failed (which its client has logged). Other errors are thrown on. */
export async function readOrFail<T>(
  reading: Promise<T>,
): Promise<{ value: T; failed: false } | { value: null; failed: true }> {
  try {
    return { value: await reading, failed: false };
  } catch (error) {
    if (error instanceof UpstreamError) return { value: null, failed: true };
    throw error;
  }
}

/** The value, or null when the upstream failed: for parts a page can do without. */
export async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  return (await readOrFail(reading)).value;
}
