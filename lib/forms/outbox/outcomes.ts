import { errorName, log } from '../../base/log';
import { isUpstreamError, mayHaveArrived } from '../../upstream/errors';
import { pauseAfter } from './back-off';
import type { Entry } from './entries';
import type { OutboxParts } from './parts';

/** A submission's file could not be checked, so nothing was sent. `code`: one word. */
export class NotChecked extends Error {
  constructor(readonly code: string) {
    super(code);
    this.name = 'NotChecked';
  }
}

// An HTML page or a redirect, neither accepting nor rejecting.
const isOddAnswer = (error: unknown) => isUpstreamError(error) && error.kind === 'shape';

/** Whether a delivery failed for want of the API, not of the file check. An odd answer says nothing of an outage. */
export const isOutage = (error: unknown): boolean => !(error instanceof NotChecked) && !isOddAnswer(error);

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

/** Encrypts a text about an entry; `use`: the column that it is for. */
export const sealText = ({ vault }: Pick<OutboxParts, 'vault'>, id: string, use: string, text: string) =>
  vault.seal([Buffer.from(text)], `${id} ${use}`);

/** Records that the API accepted a submission, with its `message` for repeated posts. */
export function recordDelivered(parts: OutboxParts, id: string, message: string): void {
  parts.store.delivered(id, sealText(parts, id, 'outcome', message), parts.now());
  parts.outage.answered(id, true);
}

/** Records a delivery that failed with this error, briefly and without personal data; returns the number of odd answers. */
export function recordFailed(
  parts: OutboxParts,
  error: unknown,
  { id, tries, odd_answers: before }: Pick<Entry, 'id' | 'tries' | 'odd_answers'>,
  how: { state: 'waiting' | 'refused'; holdOthers: boolean },
): number {
  const isOdd = isOddAnswer(error);
  const odd = before + Number(isOdd);
  if (isOutage(error)) parts.outage.failed(id);
  parts.store.postpone(id, {
    ...how,
    problem: sealText(parts, id, 'problem', isUpstreamError(error) ? error.message : errorName(error)),
    isOdd,
    // Nothing is sent if the file could not be checked.
    mayHaveArrived: !(error instanceof NotChecked) && mayHaveArrived(error),
    nextTryAt: parts.now() + pauseAfter(isOdd ? 'odd' : 'failure', isOdd ? odd : tries, parts.random),
  });
  return odd;
}
