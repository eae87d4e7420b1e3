import { mailLook } from '../lib/content/mails/look';
import { createMailer } from '../lib/base/mail/mailer';
import type { MailSettings } from '../lib/base/mail/settings';
import type { BackendEnv } from './env';
import { repeat, stopAll } from './base/repeat';
import type { Store } from './compose-store';
import { queueEndedMails, queueReminders } from './forms/status/queue-status-mails';
import { sendNextMail } from './mail/send-mails';
import { mailKinds } from './mail-kinds';

const SENDING_PAUSE_MS = 1_000;
const SCHEDULE_PAUSE_MS = 30_000;
const CLOSING_PAUSE_MS = 15 * 60_000;
// Lets a mail in flight finish on shutdown, or it would be sent twice.
const STOP_TIMEOUT_MS = 5_000;

/**
 * Starts sending queued mails, queuing job alerts and the weekly question which jobs are open, and closing
 * unconfirmed jobs. Returns a function that stops all of it.
 */
export function startMailing(
  store: Store,
  settings: MailSettings,
  env: BackendEnv,
  now = () => new Date(),
): () => Promise<void> {
  const mailer = createMailer(settings, mailLook);
  const kinds = mailKinds({ ...env, ...settings, store, deskUrl: env.desk?.url ?? null, now });
  const cutOff = new AbortController();
  const stop = stopAll([
    repeat(SENDING_PAUSE_MS, 'could not send emails', async (signal) => {
      while (!signal.aborted && (await sendNextMail({ store, mailer, kinds }, cutOff.signal)));
    }),
    repeat(SCHEDULE_PAUSE_MS, 'could not create job alerts', (signal) => store.queueAlerts(signal)),
    repeat(SCHEDULE_PAUSE_MS, 'could not create emails about ended applications', async (signal) => {
      if (env.mailWhenEnded) await queueEndedMails(store, now(), signal);
    }),
    repeat(SCHEDULE_PAUSE_MS, 'could not create reminders', () => queueReminders(store, now())),
    // Jobs are confirmed at the desk.
    repeat(SCHEDULE_PAUSE_MS, 'could not ask staff which jobs are open', async () => {
      if (env.desk) await store.queueQuestions();
    }),
    // Closes nothing unless staff were asked.
    repeat(CLOSING_PAUSE_MS, 'could not close unconfirmed jobs', () => store.closeUnconfirmed()),
  ]);
  return async () => {
    const timeout = setTimeout(() => cutOff.abort(), STOP_TIMEOUT_MS);
    await stop();
    clearTimeout(timeout);
  };
}
