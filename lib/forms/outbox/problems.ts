import { errorName, log } from '../../base/log';
import { isUpstreamError, mayHaveArrived } from '../../upstream/errors';
import { pauseAfter } from './back-off';
import type { OutboxParts } from './parts';
import type { Entry } from './entries';

/** A submission's file could not be checked, so nothing was sent. `code`: one word. */
export class NotChecked extends Error {
  constructor(readonly code: string) {
    super(code);
    this.name = 'NotChecked';
  }
}

/** The store's record of a delivery that failed with this error. The problem is brief, without personal data. */
export function failedAttempt(
  { vault, now, random }: Pick<OutboxParts, 'vault' | 'now' | 'random'>,
  error: unknown,
  { id, tries, odd_answers: oddAnswers }: Pick<Entry, 'id' | 'tries' | 'odd_answers'>,
) {
  const problem = isUpstreamError(error) ? error.message : errorName(error);
  // An HTML page or a redirect, neither accepting nor rejecting.
  const isOdd = isUpstreamError(error) && error.kind === 'shape';
  const pause = isOdd ? pauseAfter('odd', oddAnswers + 1, random) : pauseAfter('failure', tries, random);
  return {
    problem: vault.seal([Buffer.from(problem)], `${id} problem`),
    isOdd,
    // Nothing is sent if the file could not be checked.
    mayHaveArrived: !(error instanceof NotChecked) && mayHaveArrived(error),
    nextTryAt: now() + pause,
  };
}

/** Whether a delivery failed for want of the API, not of the file check. An odd answer says nothing of an outage. */
export const isOutage = (error: unknown): boolean =>
  !(error instanceof NotChecked) && !(isUpstreamError(error) && error.kind === 'shape');

const LASTING_MS = 3 * 60 * 60_000;
// These statuses ask for another attempt.
const PASSING = [408, 425, 429];

/** Whether an API has answered 4xx (401, 405, 419 …) for hours; at first it may be due to a deployment or a firewall. */
export function isLastingRefusal(error: unknown, waitedMs: number): boolean {
  const status = (isUpstreamError(error) && error.details.status) || 0;
  return status >= 400 && status < 500 && !PASSING.includes(status) && waitedMs > LASTING_MS;
}

/** Logs a failure of the outbox itself. Codes and names only: an error's message may quote a visitor. */
export function logOutboxFailure(event: string, error: unknown, reference?: string): void {
  log('error', event, { reference, problem: errorName(error) });
}
