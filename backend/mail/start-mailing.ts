import { identity } from '../../lib/content/identity';
import { createMailer } from '../../lib/shared/mail/mailer';
import type { MailSettings } from '../../lib/shared/mail/settings';
import { queueAlerts } from '../alerts/queue-alerts';
import type { BackendEnv } from '../env';
import { repeat } from '../repeat';
import type { Store } from '../store/store';
import { askWebsites } from './ask-websites';
import { queueDigest } from './digest';
import { sendNextMail, type Sending } from './send-mails';

const SENDING_PAUSE_MS = 1_000;
const SCHEDULE_PAUSE_MS = 30_000;
// A mail that the server has nearly taken should not be sent once more after the next start.
const STOP_PATIENCE_MS = 5_000;

/** Sends queued mails, and queues the digest and the job alerts of each day. Returns the way to stop. */
export function startMailing(
  store: Store,
  settings: MailSettings,
  { siteUrl, website = null }: { siteUrl: string; website?: BackendEnv['website'] },
  now = () => new Date(),
): () => Promise<void> {
  const mailer = createMailer(settings, identity.name);
  const ask = askWebsites(website);
  const sending: Sending = { store, mailer, staff: settings.staff, siteUrl, askWebsites: ask };
  const cutOff = new AbortController();
  const stops = [
    repeat(SENDING_PAUSE_MS, 'mails cannot be sent', async (signal) => {
      while (!signal.aborted && (await sendNextMail(sending, cutOff.signal)));
    }),
    repeat(SCHEDULE_PAUSE_MS, 'the daily digest cannot be made', () => queueDigest(store, ask, now())),
    repeat(SCHEDULE_PAUSE_MS, 'job alerts cannot be made', (signal) => queueAlerts(store, now(), signal)),
  ];
  return async () => {
    const patience = setTimeout(() => cutOff.abort(), STOP_PATIENCE_MS);
    await Promise.all(stops.map((stop) => stop()));
    clearTimeout(patience);
  };
}
