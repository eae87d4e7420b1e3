import type { Mailer } from '../../lib/base/mail/mailer';
import { oneLine } from '../../lib/base/mail/plain-text';
import { isOfRecipients, isRefusedForGood } from '../../lib/base/mail/refusal';
import { errorCode, logFailure, errorMessage } from '../../lib/base/log';
import type { MailClaim } from './mails';
import type { MailStore } from './mail-store';
import { StoreBusyError } from '../store/database';
import type { ComposedMail, MailKinds } from './mail-kinds';
import type { MailSettings } from '../../lib/base/mail/settings';
import { mailState, type MailState } from '../../lib/base/mail/state';
import { repeat } from '../base/repeat';

const LEASE_MS = 5 * 60_000;
// Shorter than the lease, so that a timeout is recorded before another process may claim the mail.
const SEND_TIMEOUT_MS = 4 * 60_000;
const MAX_MARK_TRIES = 6;

export type Sending = { store: MailStore; mailer: Mailer; kinds: MailKinds };

/**
 * Sends the next due mail; false if there is none. On failure it rethrows and postpones this mail if its recipients
 * are refused, else all mails. A permanent refusal fails the mail instead; the desk reports it.
 */
export async function sendNextMail(sending: Sending, signal?: AbortSignal): Promise<boolean> {
  const { store, kinds } = sending;
  const claim = await store.claimMail(LEASE_MS);
  if (!claim) return false;
  const postpone = async (error: unknown, cause: 'mail' | 'server'): Promise<never> => {
    const state = await store.postponeMail(claim, problemOf(error), cause);
    if (state === 'failed') logFailure('an email failed permanently', error, detailsOf(claim));
    throw error;
  };
  const { compose, toStaff } = kinds[claim.mail.kind];
  const message = await compose(claim.mail).catch((error) => postpone(error, 'mail'));
  let refused = 0;
  try {
    const limits = [AbortSignal.timeout(SEND_TIMEOUT_MS), ...(signal ? [signal] : [])];
    if (message) ({ refused } = await send(sending, message, claim, AbortSignal.any(limits)));
  } catch (error) {
    if (isRefusedForGood(error) && !toStaff) {
      await store.failMail(claim, problemOf(error));
      return true;
    }
    await postpone(error, isOfRecipients(error) || signal?.aborted ? 'mail' : 'server');
  }
  if (message) await markSent(sending, claim);
  else await store.dropMail(claim);
  if (refused > 0)
    logFailure('an email was rejected for some of its recipients', null, {
      ...detailsOf(claim),
      refused: `${refused}`,
    });
  return true;
}

/** Sends a mail, or its `fallback`, with one message id. */
async function send(
  { mailer }: Sending,
  { fallback, ...message }: ComposedMail,
  claim: MailClaim,
  signal: AbortSignal,
): Promise<{ refused: number }> {
  const { messageId } = claim;
  try {
    return await mailer.send({ ...message, messageId }, signal);
  } catch (error) {
    if (!fallback || !isRefusedForGood(error)) throw error;
    logFailure('a recruiter’s address rejects email, which now goes to other staff', error, detailsOf(claim));
    return mailer.send({ ...fallback, messageId }, signal);
  }
}

// Retries while the store is busy: an unrecorded mail would be sent again.
async function markSent({ store }: Sending, claim: MailClaim): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await store.markMailSent(claim);
      return;
    } catch (error) {
      if (!(error instanceof StoreBusyError) || tries === MAX_MARK_TRIES) throw error;
    }
  }
}

const detailsOf = ({ id, mail }: MailClaim) => ({ mail: `${id}`, kind: mail.kind });

/** Describes why a mail was not sent, in one line, without the addresses that servers quote. */
function problemOf(error: unknown): string {
  const response =
    typeof error === 'object' && error !== null && 'response' in error ? String(error.response) : '';
  const text = [errorCode(error), response || errorMessage(error)].filter(Boolean).join(': ');
  return oneLine(text.replace(/(?<!\S)\S+@\S+/g, '…')).slice(0, 200);
}

const PAUSE_MS = 60_000;

/** Checks every minute whether mail can be sent; `state` returns the latest result without waiting. */
export function watchMail(settings: MailSettings | null): {
  state: () => MailState;
  stop: () => Promise<void>;
} {
  let state: MailState = settings === null ? 'off' : 'ok';
  if (settings === null) return { state: () => state, stop: async () => {} };
  const stop = repeat(PAUSE_MS, 'could not reach the mail server', async () => {
    state = await mailState(settings);
  });
  return { state: () => state, stop };
}
