import 'server-only';
import type { UndeliveredAnswer } from '../../contract/undelivered';
import { findVirus } from '../../base/clamd';
import { MAX_EXAMINATION_MS } from '../../cv/examiner/queue';
import { env } from '../../base/env';
import { log } from '../../base/log';
import { processWide } from '../../base/process-wide';
import { deliver, type Submission } from '../../upstream/enquiries';
import { createMailer } from '../../base/mail/mailer';
import { mailLook } from '../../content/mails/look';
import { checkFirst } from '../file-checks/check-first';
import { examineCv } from '../file-checks/examine-cv';
import { scanFile } from '../file-checks/scan-file';
import { keepWatching } from './alarm';
import { openOutbox, type Outbox, type OutboxState } from './open-outbox';
import type { Outcome } from './parts';
import { logOutboxFailure } from './problems';
import { keepRedelivering } from './redeliver';
import type { KeyedPost } from './seen-keys';

declare module '../../base/process-wide' {
  interface ProcessWide {
    outbox: Outbox;
    stopRedelivery: () => void;
    stopOutboxAlarm: () => void;
  }
}

// On top of the upstream timeout: time to read the response and record the outcome.
const LEASE_MARGIN_MS = 5_000;
// While a visitor waits; what takes longer is scanned later.
const SCAN_TIMEOUT_MS = 15_000;
const MAX_LISTED = 50;
const LATE_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** The website's outbox, opened on first use. @throws Error when it cannot be opened; the next call tries again */
function outbox(): Outbox {
  return (processWide.outbox ??= openAfterRestart());
}

function openAfterRestart(): Outbox {
  const { dataDir, outboxKey, derivedOutboxKey, upstreamTimeoutMs, clamd, retentionDays } = env();
  const scans = clamd ? [scanFile((bytes) => findVirus(clamd, bytes, SCAN_TIMEOUT_MS))] : [];
  const leaseMs = upstreamTimeoutMs + LEASE_MARGIN_MS + MAX_EXAMINATION_MS + scans.length * SCAN_TIMEOUT_MS;
  const opened = openOutbox({
    ...{ dataDir, key: outboxKey, derivedKey: derivedOutboxKey, leaseMs },
    keptMs: retentionDays === null ? null : retentionDays * DAY_MS,
    deliver: checkFirst(deliver, [examineCv(), ...scans]),
  });
  try {
    // Must come before this process has leases of its own, or their submissions would be delivered twice.
    opened.takeOver();
    return opened;
  } catch (error) {
    opened.close();
    throw error;
  }
}

/** Stores a validated submission and delivers it, now or later. `post`: where the browser gave it a key. Never throws. */
export async function acceptSubmission(
  form: string,
  submission: Submission,
  post?: KeyedPost,
): Promise<Outcome> {
  try {
    return await outbox().accept(form, submission, post);
  } catch (error) {
    logOutboxFailure('outbox-unavailable', error);
    return { kind: 'unavailable' };
  }
}

/** The outcome of an earlier post with the same key, if any: see `findRepeat` in seen-keys.ts. Never throws. */
export async function findRepeatedPost(post: KeyedPost): Promise<Outcome | 'other' | null> {
  try {
    return await outbox().findRepeat(post);
  } catch (error) {
    logOutboxFailure('outbox-unavailable', error);
    return { kind: 'unavailable' };
  }
}

/**
 * What this website's outbox knows of a status token, see `ofStatusToken`; null also where the outbox cannot be opened.
 */
export function ownApplication(token: string): ReturnType<Outbox['ofStatusToken']> {
  try {
    return outbox().ofStatusToken(token);
  } catch (error) {
    logOutboxFailure('outbox-unavailable', error);
    return null;
  }
}

/** How many submissions are undelivered, and for how long; null if the outbox cannot be opened. */
export function outboxState(): OutboxState | null {
  try {
    return outbox().state();
  } catch (error) {
    logOutboxFailure('outbox-unavailable', error);
    return null;
  }
}

/** Overdue submissions, the oldest with their references; null if the outbox cannot be opened. */
export function undelivered(now = Date.now()): UndeliveredAnswer | null {
  try {
    const late = outbox()
      .oldest(MAX_LISTED)
      .filter(({ accepted_at }) => now - accepted_at > LATE_MS);
    const forms = late.map(({ accepted_at, ...form }) => ({
      ...form,
      accepted_at: new Date(accepted_at).toISOString(),
    }));
    return { total: late.length < MAX_LISTED ? late.length : outbox().state().length, forms };
  } catch (error) {
    logOutboxFailure('outbox-unavailable', error);
    return null;
  }
}

/** Erases what waits from an address. False if the outbox cannot be used. */
export async function eraseUndelivered(email: string): Promise<boolean> {
  try {
    const erased = await outbox().erase(email);
    if (erased > 0) log('info', 'outbox-erased', { erased });
    return true;
  } catch (error) {
    logOutboxFailure('outbox-unavailable', error);
    return false;
  }
}

/** Whether a form sent now would be accepted: the outbox opens, and its disk has room. */
export async function outboxTakesForms(): Promise<boolean> {
  try {
    await outbox().checkRoom();
    return true;
  } catch (error) {
    logOutboxFailure('outbox-unavailable', error);
    return false;
  }
}

/**
 * Starts background redelivery and the alarm for delays, once per process; what an earlier process left is due at once.
 */
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
