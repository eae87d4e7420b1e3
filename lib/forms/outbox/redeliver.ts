import { log } from '../../shared/log';
import type { FormAnswer, Submission } from '../../upstream/enquiries';
import { backOff, backOffRefused } from './back-off';
import type { OutboxParts } from './parts';
import { decodeSubmission } from './payload';
import { describeFailure, logOutboxFailure } from './problems';
import type { Entry } from './store';

// Those behind wait for a submission's second try only: one that can never be delivered must not block the others.
const HOLDING_TRIES = 2;

/**
 * Delivers what is due, one after the other in order of arrival, until one fails. To be called every few seconds.
 * @throws SqliteError when the outbox cannot be read or written
 */
export async function redeliver(parts: OutboxParts): Promise<void> {
  parts.store.prune(parts.now());
  for (;;) {
    const now = parts.now();
    const entry = parts.store.claimDue(now, now + parts.leaseMs);
    if (!entry || !(await tryAgain(parts, entry))) return;
  }
}

/**
 * Whether the upstream answered, so that the next one may be tried at once. Its sender was told that it is safe, so no
 * answer but success ends it: a refusal is tried again too, and counts as one until somebody deals with it.
 */
async function tryAgain(parts: OutboxParts, entry: Entry): Promise<boolean> {
  const { id, reference, form, tries } = entry;
  const sealed = (text: string, use: string) => parts.vault.seal([Buffer.from(text)], `${id} ${use}`);

  let submission: Submission;
  try {
    submission = decodeSubmission(parts.vault.open(entry.payload, `${id} payload`));
  } catch {
    // Kept for whoever finds the right key; `npm run outbox -- retry` tries it again.
    parts.store.setAside(id, sealed('cannot be decrypted with this key', 'problem'));
    log('error', 'outbox-unreadable', { reference, form });
    return true;
  }

  let answer: FormAnswer;
  try {
    answer = await parts.deliver(submission, id, reference, new Date(entry.accepted_at).toISOString());
  } catch (error) {
    parts.store.postpone(id, {
      state: entry.state === 'refused' ? 'refused' : 'waiting',
      nextTryAt: parts.now() + backOff(tries, parts.random),
      problem: sealed(describeFailure(error), 'problem'),
      holdOthers: tries <= HOLDING_TRIES,
    });
    return false;
  }

  if (answer.status) {
    parts.store.delivered(id, sealed(answer.message, 'outcome'));
    log('info', 'outbox-delivered', { reference, form, tries });
  } else {
    const texts = [answer.message, ...Object.values(answer.errors ?? {}).flat()];
    parts.store.postpone(id, {
      state: 'refused',
      nextTryAt: parts.now() + backOffRefused(tries, parts.random),
      problem: sealed([...new Set(texts)].filter(Boolean).join(' '), 'problem'),
      holdOthers: false,
    });
    if (entry.state !== 'refused') log('error', 'outbox-refused', { reference, form, tries });
  }
  return true;
}

/**
 * Calls `pass` now and then every two seconds, after a failure of the outbox itself every 30, never twice at once, until
 * the process ends or the result is called.
 */
export function keepRedelivering(
  pass: () => Promise<void>,
  everyMs = 2_000,
  afterFailureMs = 30_000,
): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout;
  const turn = async () => {
    let pause = everyMs;
    try {
      await pass();
    } catch (error) {
      logOutboxFailure('outbox-not-working', error);
      pause = afterFailureMs;
    }
    if (!stopped) plan(pause);
  };
  const plan = (ms: number) => {
    timer = setTimeout(() => void turn(), ms).unref();
  };
  plan(0);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
