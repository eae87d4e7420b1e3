import { errorName, log } from '../../base/log';
import { isUpstreamError, mayHaveArrived } from '../../upstream/errors';
import { NotChecked } from './not-checked';

/** Describes a failed delivery briefly, without personal data. */
export function describeFailure(error: unknown): string {
  if (isUpstreamError(error)) return error.message;
  return errorName(error);
}

/** Whether it was answered by something that tells neither yes nor no: a page of HTML, a redirect. */
export const isOddAnswer = (error: unknown): boolean => isUpstreamError(error) && error.kind === 'shape';

const LASTING_MS = 3 * 60 * 60_000;
// They ask for another attempt.
const PASSING = [408, 425, 429];

/** Whether an API has said 4xx (401, 405, 419 …) for hours: what it said first may have been a deployment or a firewall. */
export function isLastingRefusal(error: unknown, waitedMs: number): boolean {
  const status = (isUpstreamError(error) && error.details.status) || 0;
  return status >= 400 && status < 500 && !PASSING.includes(status) && waitedMs > LASTING_MS;
}

/** Whether an attempt that failed may have arrived all the same; not where its file could not be checked. */
export function attemptMayHaveArrived(error: unknown): boolean {
  return !(error instanceof NotChecked) && mayHaveArrived(error);
}

/** Logs a failure of the outbox itself. Only codes and names: an error's message may quote a visitor. */
export function logOutboxFailure(event: string, error: unknown, reference?: string): void {
  log('error', event, { reference, problem: errorName(error) });
}
