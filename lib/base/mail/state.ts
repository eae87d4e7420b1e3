import { processWide } from '../process-wide';
import { oneLine } from './plain-text';
import type { MailSettings } from './settings';
import { mailTransport } from './transport';
import { errorCode, errorMessage } from '../log';

declare module '../process-wide' {
  interface ProcessWide {
    mailState: { smtpUrl: string; at: number; state: Promise<MailState> };
  }
}

/** Whether mail can be sent: `off` if not configured, `failing` if the server is down or rejects the login. */
export type MailState = 'off' | 'ok' | 'failing';

const CONNECT_TIMEOUT_MS = 3_000;
// A server might treat more frequent logins as an attack.
const MAX_AGE_MS = 5 * 60_000;
const MAX_FAILURE_AGE_MS = 60_000;

/**
 * Tests whether mail can be sent by connecting and logging in. Cached for five minutes, or one after a failure; concurrent
 * callers share one test. Never rejects.
 */
export function mailState(settings: MailSettings | null, now = Date.now()): Promise<MailState> {
  if (settings === null) return Promise.resolve('off');
  const { smtpUrl } = settings;
  const cached = processWide.mailState;
  if (cached?.smtpUrl === smtpUrl && now - cached.at < MAX_AGE_MS) return cached.state;
  const entry: NonNullable<typeof processWide.mailState> = {
    smtpUrl,
    at: now,
    state: whyNoMail(smtpUrl).then((problem) => {
      if (problem === null) return 'ok';
      entry.at -= MAX_AGE_MS - MAX_FAILURE_AGE_MS;
      return 'failing';
    }),
  };
  processWide.mailState = entry;
  return entry.state;
}

/** Why the mail server does not accept mail, in one line without addresses; null if it does. */
export async function whyNoMail(
  smtpUrl: string,
  connectTimeoutMs = CONNECT_TIMEOUT_MS,
): Promise<string | null> {
  const transport = mailTransport(smtpUrl, connectTimeoutMs);
  try {
    await transport.verify();
    return null;
  } catch (error) {
    const text = [errorCode(error), errorMessage(error)].filter(Boolean).join(': ');
    return oneLine(text.replace(/(?<!\S)\S+@\S+/g, '…')).slice(0, 120) || 'no response';
  } finally {
    transport.close();
  }
}
