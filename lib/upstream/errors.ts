import { TooLarge } from '../shared/read-at-most';
import { markPassing, setPageStatus } from '../shared/request-context';

/**
 * Why a call to the recruitment API failed:
 * network – no answer (refused, reset, timed out, too large); http – an answer with an error status;
 * shape – an answer that the contract does not know.
 */
export class UpstreamError extends Error {
  constructor(
    readonly kind: 'network' | 'http' | 'shape',
    message: string,
    /** `permanent`: asking again at once would end the same way. */
    readonly details: { status?: number; permanent?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'UpstreamError';
  }
}

/** By its name, as an error may come from another copy of this module: what is read is shared by all bundles. */
export function isUpstreamError(error: unknown): error is UpstreamError {
  return error instanceof Error && error.name === 'UpstreamError';
}

/** What went wrong in a call to the upstream that was given `timeoutMs`, in the terms of UpstreamError. */
export function toUpstreamError(error: unknown, timeoutMs: number): UpstreamError {
  if (isUpstreamError(error)) return error;
  if (error instanceof TooLarge)
    return new UpstreamError('network', `the answer is ${error.message}`, { permanent: true });
  const cause = error instanceof Error ? error : undefined;
  if (cause?.name === 'TimeoutError') {
    return new UpstreamError('network', `no answer within ${timeoutMs} ms`, { permanent: true, cause });
  }
  const reason = cause?.cause instanceof Error ? cause.cause.message : cause?.message;
  // With `redirect: 'error'` fetch fails in just this way.
  const permanent = reason === 'unexpected redirect';
  return new UpstreamError('network', reason || 'no connection', { permanent, cause: error });
}

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
