import { processWide } from '../process-wide';
import { oneLine } from './plain-text';
import type { MailSettings } from './settings';
import { mailTransport } from './transport';

declare module '../process-wide' {
  interface ProcessWide {
    mailState: { smtpUrl: string; at: number; state: Promise<MailState> };
  }
}

/** Whether mail can be sent: `off` where none is configured, `failing` where the server is away or refuses the login. */
export type MailState = 'off' | 'ok' | 'failing';

const CONNECT_PATIENCE_MS = 3_000;
// A server that is asked more often may take the questions for an attack.
const KEPT_MS = 5 * 60_000;
const FAILING_KEPT_MS = 60_000;

/**
 * Whether mail can be sent just now, by a connection and a login without a mail. Asked anew after five minutes, or one
 * where it failed; whoever asks meanwhile gets the same answer. Never rejects.
 */
export function mailState(settings: MailSettings | null, now = Date.now()): Promise<MailState> {
  if (settings === null) return Promise.resolve('off');
  const { smtpUrl } = settings;
  const known = processWide.mailState;
  if (known?.smtpUrl === smtpUrl && now - known.at < KEPT_MS) return known.state;
  const asked: NonNullable<typeof processWide.mailState> = {
    smtpUrl,
    at: now,
    state: whyNoMail(smtpUrl).then((problem) => {
      if (problem === null) return 'ok';
      asked.at -= KEPT_MS - FAILING_KEPT_MS;
      return 'failing';
    }),
  };
  processWide.mailState = asked;
  return asked.state;
}

/** Why a mail server takes no mail of ours, in a line without addresses; null where it does. */
export async function whyNoMail(
  smtpUrl: string,
  connectPatienceMs = CONNECT_PATIENCE_MS,
): Promise<string | null> {
  const transport = mailTransport(smtpUrl, connectPatienceMs);
  try {
    await transport.verify();
    return null;
  } catch (error) {
    const { code = '', message = '' } = error as { code?: string; message?: string };
    const text = [code, message].filter(Boolean).join(': ');
    return oneLine(text.replace(/\S+@\S+/g, '…')).slice(0, 120) || 'no answer';
  } finally {
    transport.close();
  }
}
