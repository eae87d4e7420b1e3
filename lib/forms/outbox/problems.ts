import { errorName, log } from '../../shared/log';
import { ClamdFailed } from '../../shared/clamd';
import { isUpstreamError, mayHaveArrived } from '../../upstream/errors';

/** Describes a failed delivery briefly, without personal data. */
export function describeFailure(error: unknown): string {
  if (isUpstreamError(error)) return error.message;
  return errorName(error);
}

/** Whether an attempt that failed may have arrived all the same; not where the virus scanner gave no verdict. */
export function attemptMayHaveArrived(error: unknown): boolean {
  return !(error instanceof ClamdFailed) && mayHaveArrived(error);
}

/** Logs a failure of the outbox itself. Only codes and names: an error's message may quote a visitor. */
export function logOutboxFailure(event: string, error: unknown, reference?: string): void {
  log('error', event, { reference, problem: errorName(error) });
}
