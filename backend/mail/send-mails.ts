import type { Mailer, MailMessage } from '../../lib/shared/mail/mailer';
import { oneLine } from '../../lib/shared/mail/plain-text';
import { isRefusedForGood } from '../../lib/shared/mail/refusal';
import { errorCode, logFailure } from '../../lib/shared/log';
import { errorMessage } from '../error-message';
import type { MailClaim, MailContent } from '../store/mails/mails';
import { StoreBusyError } from '../store/database';
import { composeMail, type MailContext } from './compose';

const LEASE_MS = 5 * 60_000;
// What takes longer is given up, with time left to say so before another process may begin with it.
const LONGEST_SENDING_MS = 4 * 60_000;
const MARKING_TRIES = 6;
// Of these a wrong address is a wrong setting, to be told of until it is put right.
const TO_STAFF: readonly MailContent['kind'][] = ['staff', 'sheet', 'digest'];

export type Sending = MailContext & { mailer: Mailer };

/**
 * Sends the next mail that is due. False when there is none. Rejects when it could not be sent, after it was put back to
 * be tried later. One whose address is refused for good has failed, of which the digest tells.
 */
export async function sendNextMail(sending: Sending, signal?: AbortSignal): Promise<boolean> {
  const { store, mailer } = sending;
  const claim = await store.claimMail(LEASE_MS);
  if (!claim) return false;
  let message: MailMessage | null;
  let refused = 0;
  try {
    message = await composeMail(sending, claim.content);
    const limits = [AbortSignal.timeout(LONGEST_SENDING_MS), ...(signal ? [signal] : [])];
    if (message)
      ({ refused } = await mailer.send({ ...message, messageId: claim.messageId }, AbortSignal.any(limits)));
  } catch (error) {
    if (isRefusedForGood(error) && !TO_STAFF.includes(claim.content.kind)) {
      await store.failMail(claim, problemOf(error));
      return true;
    }
    const state = await store.postponeMail(claim, problemOf(error));
    if (state === 'failed') logFailure('a mail has failed for good', error, detailsOf(claim));
    throw error;
  }
  if (message) await markSent(sending, claim);
  else await store.dropMail(claim);
  if (refused > 0)
    logFailure('a mail was refused for some of its recipients', null, {
      ...detailsOf(claim),
      refused: `${refused}`,
    });
  return true;
}

// Forgetting that it was sent would send it again, so that a busy store is waited for.
async function markSent({ store }: Sending, claim: MailClaim): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await store.markMailSent(claim);
      return;
    } catch (error) {
      if (!(error instanceof StoreBusyError) || tries === MARKING_TRIES) throw error;
    }
  }
}

const detailsOf = ({ id, content }: MailClaim) => ({ mail: `${id}`, kind: content.kind });

/** Why a mail was not sent, in a line; servers quote addresses, which are left out. */
function problemOf(error: unknown): string {
  const response =
    typeof error === 'object' && error !== null && 'response' in error ? String(error.response) : '';
  const text = [errorCode(error), response || errorMessage(error)].filter(Boolean).join(': ');
  return oneLine(text.replace(/\S+@\S+/g, '…')).slice(0, 200);
}
