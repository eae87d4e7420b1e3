import { TooLarge } from '../shared/read-at-most';
import { isUpstreamError, UpstreamError } from './errors';

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
