import { log } from '../../base/log';
import type { FormAnswer, Submission } from '../../upstream/enquiries';
import { pauseAfter } from './back-off';
import type { OutboxParts } from './parts';
import { decodeSubmission } from './payload';
import {
  isLastingRefusal,
  isOutage,
  logOutboxFailure,
  recordDelivered,
  recordFailed,
  sealText,
} from './outcomes';
import { type Entry, MAX_ODD_ANSWERS } from './entries';

// A failing submission holds back later ones for its first two attempts only: one that can never be delivered must not
// block the others.
const MAX_HOLDING_TRIES = 2;

/**
 * Delivers due submissions in order of arrival until one fails, and erases delivered ones from the disk. Call every few
 * seconds.
 * @throws SqliteError when the outbox cannot be read or written
 */
export async function redeliver(parts: OutboxParts): Promise<void> {
  parts.store.prune(parts.now());
  eraseOld(parts);
  await Promise.all([parts.outage.look(), redeliverDue(parts)]);
  parts.store.clearJournal();
}

/** Erases submissions that could not be delivered within the retention period. */
function eraseOld({ store, keptMs, now }: OutboxParts): void {
  const erased = keptMs === null ? 0 : store.eraseAcceptedBefore(now() - keptMs);
  if (erased > 0) log('error', 'outbox-retention-ended', { erased });
}

async function redeliverDue(parts: OutboxParts): Promise<void> {
  for (;;) {
    const now = parts.now();
    const entry = parts.store.claimDue(now, now + parts.leaseMs);
    if (!entry || !(await retry(parts, entry))) return;
  }
}

/**
 * Returns whether the API responded, so that the next submission may be tried at once. The sender was told that the form
 * is safe, so only success ends it: a refused one is retried, and counts as refused until it is accepted or dropped.
 */
async function retry(parts: OutboxParts, entry: Entry): Promise<boolean> {
  const { id, reference, form, tries } = entry;
  const mayRepeat = entry.may_repeat === 1;

  let submission: Submission;
  try {
    submission = decodeSubmission(parts.vault.open(entry.payload, `${id} payload`));
  } catch {
    // Kept in case the right key is restored; `npm run outbox -- retry` tries it again.
    parts.store.setAside(id, sealText(parts, id, 'problem', 'cannot be decrypted with this key'));
    log('error', 'outbox-unreadable', { reference, form });
    return true;
  }

  let answer: FormAnswer;
  try {
    const receivedAt = new Date(entry.accepted_at).toISOString();
    answer = await parts.deliver(submission, id, reference, receivedAt, mayRepeat);
  } catch (error) {
    const isRefused = entry.state === 'refused' || isLastingRefusal(error, parts.now() - entry.accepted_at);
    const odd = recordFailed(parts, error, entry, {
      state: isRefused ? 'refused' : 'waiting',
      // A failed file check does not affect forms without a file.
      holdOthers: tries <= MAX_HOLDING_TRIES && isOutage(error),
    });
    if (isRefused && entry.state !== 'refused') log('error', 'outbox-refused', { reference, form, tries });
    if (odd >= MAX_ODD_ANSWERS) log('error', 'outbox-set-aside', { reference, form, tries });
    return false;
  }

  if (answer.status) {
    recordDelivered(parts, id, answer.message);
    log('info', 'outbox-delivered', { reference, form, tries, mayRepeat });
  } else {
    const texts = [answer.message, ...(answer.errors ?? []).map(({ text }) => text)];
    parts.store.postpone(id, {
      state: 'refused',
      nextTryAt: parts.now() + pauseAfter('refusal', tries, parts.random),
      problem: sealText(parts, id, 'problem', [...new Set(texts)].filter(Boolean).join(' ')),
      mayHaveArrived: false,
      holdOthers: false,
    });
    parts.outage.answered(id, false);
    if (entry.state !== 'refused') log('error', 'outbox-refused', { reference, form, tries });
  }
  return true;
}

/** Calls `pass` two seconds after its previous call ended (30 if that failed), until the returned function is called. */
export function keepRedelivering(
  pass: () => Promise<void>,
  intervalMs = 2_000,
  failureDelayMs = 30_000,
): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout;
  const run = async () => {
    let delay = intervalMs;
    try {
      await pass();
    } catch (error) {
      logOutboxFailure('outbox-not-working', error);
      delay = failureDelayMs;
    }
    if (!stopped) schedule(delay);
  };
  const schedule = (ms: number) => {
    timer = setTimeout(() => void run(), ms).unref();
  };
  schedule(0);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
