import { createTransport } from 'nodemailer';
import { isLoopback } from '../network';

const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 60_000;

/** Transport to a mail server (smtp:// or smtps://), one connection per mail. */
export function mailTransport(smtpUrl: string, connectTimeoutMs = CONNECT_TIMEOUT_MS) {
  const { username, hostname } = new URL(smtpUrl);
  return createTransport({
    // Options in the URL itself ("?requireTLS=false") take precedence.
    url: smtpUrl,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: Math.min(SOCKET_TIMEOUT_MS, connectTimeoutMs * 6),
    // A password must not cross the network in clear text.
    requireTLS: username !== '' && !isLoopback(hostname),
  });
}
