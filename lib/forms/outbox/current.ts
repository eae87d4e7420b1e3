import 'server-only';
import { DAY_MS } from '../../base/text/indian-day';
import { findVirus } from '../../base/clamd';
import { MAX_EXAMINATION_MS } from '../../cv/examiner/queue';
import { env } from '../../base/env';
import { log } from '../../base/log';
import { processWide } from '../../base/process-wide';
import { upstreamAnswers } from '../../upstream/categories';
import { deliver, type Submission } from '../../upstream/enquiries';
import { createMailer } from '../../base/mail/mailer';
import { mailLook } from '../../content/mails/look';
import { checkFirst, examineCv, scanFile } from '../file-checks/check-first';
import { keepWatching } from './alarm';
import { openOutbox, type Outbox } from './open-outbox';
import type { Outcome } from './parts';
import { logOutboxFailure } from './outcomes';
import { keepRedelivering } from './redeliver';
import type { KeyedPost } from './seen-keys';

declare module '../../base/process-wide' {
  interface ProcessWide {
    outbox: Outbox;
    stopRedelivery: () => void;
    stopOutboxAlarm: () => void;
  }
}

// Added to the upstream timeout: time to read the response and record the outcome.
const LEASE_MARGIN_MS = 5_000;
// While a visitor waits; files that take longer are scanned later.
const SCAN_TIMEOUT_MS = 15_000;

/** The website's outbox, opened on first use. @throws Error when it cannot be opened; the next call tries again */
function outbox(): Outbox {
  return (processWide.outbox ??= openAfterRestart());
}

function openAfterRestart(): Outbox {
  const { dataDir, outboxKey, upstreamTimeoutMs, clamd, retentionDays } = env();
  const scans = clamd ? [scanFile((bytes) => findVirus(clamd, bytes, SCAN_TIMEOUT_MS))] : [];
  const leaseMs = upstreamTimeoutMs + LEASE_MARGIN_MS + MAX_EXAMINATION_MS + scans.length * SCAN_TIMEOUT_MS;
  const opened = openOutbox({
    dataDir,
    key: outboxKey,
    leaseMs,
    keptMs: retentionDays === null ? null : retentionDays * DAY_MS,
    answers: upstreamAnswers,
    deliver: checkFirst(deliver, [examineCv(), ...scans]),
  });
  try {
    // Must precede any lease of this process, or its submissions would be delivered twice.
    opened.takeOver();
    return opened;
  } catch (error) {
    opened.close();
    throw error;
  }
}

/** Resolves with the result of `work`; logs and returns `failed` if the outbox cannot be opened or used. */
async function withOutbox<T, F>(work: (opened: Outbox) => T | Promise<T>, failed: F): Promise<T | F> {
  try {
    return await work(outbox());
  } catch (error) {
    logOutboxFailure('outbox-unavailable', error);
    return failed;
  }
}

const UNAVAILABLE: Outcome = { kind: 'unavailable' };

/** Stores a validated submission and delivers it, now or later. `post`: if it has an idempotency key. Never throws. */
export const acceptSubmission = (form: string, submission: Submission, post?: KeyedPost) =>
  withOutbox(({ accept }) => accept(form, submission, post), UNAVAILABLE);

/** The outcome of an earlier post with the same key, if any: see `findRepeat` in seen-keys.ts. Never throws. */
export const findRepeatedPost = (post: KeyedPost) =>
  withOutbox(({ findRepeat }) => findRepeat(post), UNAVAILABLE);

/** What this outbox knows about a status token, see `ofStatusToken`; null also if the outbox cannot be opened. */
export const ownApplication = (token: string) =>
  withOutbox(({ ofStatusToken }) => ofStatusToken(token), null);

/** How many submissions are undelivered, and for how long; null if the outbox cannot be opened. */
export const outboxState = () => withOutbox(({ state }) => state(), null);

/** Erases undelivered submissions from an address. False if the outbox cannot be used. */
export const eraseUndelivered = (email: string) =>
  withOutbox(async ({ erase }) => {
    const erased = await erase(email);
    if (erased > 0) log('info', 'outbox-erased', { erased });
    return true;
  }, false);

/** Whether a form sent now would be accepted: the outbox opens, and its disk has room and takes a write. */
export const outboxTakesForms = () =>
  withOutbox(async ({ checkAccepts }) => {
    await checkAccepts();
    return true;
  }, false);

/** Starts background redelivery and the delay alarm, once per process; what an earlier process left is due at once. */
export function startOutbox(): void {
  processWide.stopRedelivery ??= keepRedelivering(async () => outbox().redeliver());
  const { mail, dataDir } = env();
  if (mail === null) return;
  processWide.stopOutboxAlarm ??= keepWatching({
    dataDir,
    mailer: createMailer(mail, mailLook),
    staff: mail.staff,
    state: outboxState,
    oldest: (limit) => outbox().oldest(limit),
    now: Date.now,
  });
}

/** Stops the worker and closes the file; for tests. */
export function stopOutbox(): void {
  processWide.stopRedelivery?.();
  processWide.stopOutboxAlarm?.();
  processWide.outbox?.close();
  delete processWide.stopRedelivery;
  delete processWide.stopOutboxAlarm;
  delete processWide.outbox;
}
