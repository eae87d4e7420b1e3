import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../base/log';
import { TooLarge } from '../base/read-at-most';
import { currentRequest, markUncacheable, setPageStatus } from '../base/request-context';

/**
 * Why a call to the recruitment API failed: network – no response (refused, reset, timed out, too large); http – an error
 * status; shape – a response that does not match the contract.
 */
export class UpstreamError extends Error {
  constructor(
    readonly kind: 'network' | 'http' | 'shape',
    message: string,
    /** `permanent`: an immediate retry would fail the same way. */
    readonly details: { status?: number; permanent?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'UpstreamError';
  }
}

/** Checks the name, because the error may come from another bundle's copy of this class. */
export function isUpstreamError(error: unknown): error is UpstreamError {
  return error instanceof Error && error.name === 'UpstreamError';
}

/** Maps what a call with a timeout of `timeoutMs` threw to an UpstreamError. */
export function toUpstreamError(error: unknown, timeoutMs: number): UpstreamError {
  if (isUpstreamError(error)) return error;
  if (error instanceof TooLarge)
    return new UpstreamError('network', `the response is ${error.message}`, { permanent: true });
  const cause = error instanceof Error ? error : undefined;
  if (cause?.name === 'TimeoutError') {
    return new UpstreamError('network', `no response within ${timeoutMs} ms`, { permanent: true, cause });
  }
  return new UpstreamError('network', cause?.message || errorCode(error) || 'no connection', {
    cause: error,
  });
}

// Errors before anything was sent.
const NOT_CONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];
const REQUEST_TIMEOUT = 408;

/**
 * Whether a failed call may nevertheless have had its effect. It had none without a connection, or if the answer was 4xx;
 * a redirect may follow success, and a 5xx may come from a gateway behind which the call continued.
 */
export function mayHaveArrived(error: unknown): boolean {
  if (!isUpstreamError(error)) return true;
  const { status, cause } = error.details;
  if (status !== undefined) return status < 400 || status >= 500 || status === REQUEST_TIMEOUT;
  return !NOT_CONNECTED.includes(errorCode(cause));
}

/**
 * The value, or null if the upstream failed (which its client has logged). For optional parts of a page; the page is shown
 * without them, but not cached.
 */
export async function orNull<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise;
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    markUncacheable();
    return null;
  }
}

const LATE = Symbol('late');

/**
 * Like `orNull`, and also null if the value is not available within `ms`; the page is not cached. The read continues, so
 * that the next visitor finds it in the data cache. A background renewal waits for the value.
 */
export async function orNullWithin<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  if (currentRequest()?.isRenewal) return orNull(promise);
  const value = await Promise.race([orNull(promise), sleep(Math.max(0, ms), LATE, { ref: false })]);
  if (value !== LATE) return value;
  markUncacheable();
  return null;
}

/** Like `orNull`, for a page's main content: if it cannot be read, the page says so and answers 503. */
export async function readOrFail<T>(
  promise: Promise<T>,
): Promise<{ value: T; failed: false } | { value: null; failed: true }> {
  const result = await orNull(promise.then((value) => ({ value })));
  if (result) return { value: result.value, failed: false };
  setPageStatus(503);
  return { value: null, failed: true };
}
