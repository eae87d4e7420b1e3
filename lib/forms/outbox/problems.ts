import { errorName, log } from '../../shared/log';
import { isUpstreamError } from '../../upstream/errors';

/** Describes a failed delivery briefly, without personal data. */
export function describeFailure(error: unknown): string {
  if (isUpstreamError(error)) return error.message;
  return errorName(error);
}

/** Logs a failure of the outbox itself. Only codes and names: an error's message may quote a visitor. */
export function logOutboxFailure(event: string, error: unknown, reference?: string): void {
  log('error', event, { reference, problem: errorName(error) });
}
