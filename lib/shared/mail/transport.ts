import { createTransport } from 'nodemailer';
import { isLoopback } from '../network';

const CONNECT_PATIENCE_MS = 10_000;
const SILENCE_PATIENCE_MS = 60_000;

/** The way to a mail server (smtp:// or smtps://), one connection a mail. */
export function mailTransport(smtpUrl: string, connectPatienceMs = CONNECT_PATIENCE_MS) {
  const { username, hostname } = new URL(smtpUrl);
  return createTransport({
    // What the address says of these itself ("?requireTLS=false") counts.
    url: smtpUrl,
    connectionTimeout: connectPatienceMs,
    greetingTimeout: connectPatienceMs,
    socketTimeout: Math.min(SILENCE_PATIENCE_MS, connectPatienceMs * 6),
    // A password must not cross the network in the clear.
    requireTLS: username !== '' && !isLoopback(hostname),
  });
}
