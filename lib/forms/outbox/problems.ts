import { errorName, log } from '../../shared/log';
import { isUpstreamError } from '../../upstream/errors';

/** A failed delivery in a few words, without personal data. */
export function describeFailure(error: unknown): string {
  if (isUpstreamError(error)) return error.message;
  return errorName(error);
}

/** Says in the log what went wrong with the outbox itself. Never pass an error's message: it may quote a visitor. */
export function logOutboxFailure(event: string, error: unknown, reference?: string): void {
  log('error', event, { reference, problem: errorName(error) });
}
