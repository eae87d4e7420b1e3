import { lookup } from 'node:dns/promises';
import { Redis } from 'ioredis';
import { readServiceAccount } from '../../backend/publish/notify/configured';
import { pingClamd } from '../../lib/base/clamd';
import { whyNoMail } from '../../lib/base/mail/state';
import { connectableHost, isLoopback } from '../../lib/base/network';
import { refuseTakenPort } from '../ports';
import { reasonOf } from './reason-of';
import { causeOf, errorMessage } from '../../lib/base/log';
import { isRecord } from '../../lib/base/is-record';

const TIMEOUT_MS = 5_000;

/** Why visitors cannot reach the public URL. */
export async function whyNotReachable(siteUrl: string): Promise<string | null> {
  const { protocol, hostname } = new URL(siteUrl);
  if (isLoopback(hostname)) return `${siteUrl} is this machine itself: set it to the site’s public address`;
  if (protocol !== 'https:') return `${siteUrl} has no https: CVs would be sent unencrypted`;
  return lookup(hostname.replace(/^\[|\]$/g, '')).then(
    () => null,
    () => `${hostname} does not resolve: add its DNS record`,
  );
}

/** Why the port can neither be used nor is already by this program. */
export async function whyNotListening(variable: string, port: number, host: string): Promise<string | null> {
  try {
    await refuseTakenPort(variable, port, host);
    return null;
  } catch (error) {
    return (await isOurs(port, host)) ? null : errorMessage(error);
  }
}

/** Whether a website or API of this project responds there: both have this health check. */
async function isOurs(port: number, host: string): Promise<boolean> {
  try {
    const response = await fetch(`http://${connectableHost(host)}:${port}/api/health`, {
      signal: AbortSignal.timeout(20_000),
    });
    const answer: unknown = await response.json();
    return isRecord(answer) && 'status' in answer;
  } catch {
    return false;
  }
}

/** Why the file is not a service account's key, without which the API does not start. */
export async function whyNoGoogleKey(file: string | null): Promise<string | null> {
  if (file === null) return null;
  return readServiceAccount(file).then(
    () => null,
    (error: Error) => error.message.replace('GOOGLE_INDEXING_KEY_FILE ', ''),
  );
}

/** Why the recruitment API does not return its categories. The built-in one need not be running yet. */
export async function whyNoApi(
  apiBaseUrl: string,
  isBuiltIn: boolean,
  timeoutMs: number,
): Promise<string | null> {
  const problem = await whyNoCategories(`${apiBaseUrl}category/list/active`, timeoutMs);
  if (!problem || (isBuiltIn && problem === 'ECONNREFUSED')) return null;
  const hint = /\/api\/?$/.test(apiBaseUrl) ? '' : ': it usually ends in /api/';
  return `${apiBaseUrl} does not return its categories (${problem})${hint}`;
}

async function whyNoCategories(url: string, timeoutMs: number): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (response.status !== 200) return `status ${response.status}`;
    const answer: unknown = await response.json().catch(() => null);
    return isRecord(answer) ? null : 'no JSON';
  } catch (error) {
    return reasonOf(causeOf(error) ?? error);
  }
}

export async function whyNoRedis(url: string | null): Promise<string | null> {
  if (url === null) return null;
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: TIMEOUT_MS,
    commandTimeout: TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let reason = 'no response';
  client.on('error', (error) => (reason = reasonOf(error)));
  try {
    await client.connect();
    await client.ping();
    return null;
  } catch (error) {
    const message = reasonOf(error);
    return `does not respond (${/closed/.test(message) ? reason : message}): check that Redis is running there`;
  } finally {
    client.disconnect();
  }
}

export async function whyNoClamd(address: string | null): Promise<string | null> {
  if (address === null) return null;
  return pingClamd(address, TIMEOUT_MS).then(
    () => null,
    (error: unknown) =>
      `${address} does not respond (${reasonOf(error)}): applications wait until it does; check that clamd is running there`,
  );
}

/** Why the mail server does not accept the login. */
export async function whyNoLogin(smtpUrl: string | null): Promise<string | null> {
  const problem = smtpUrl === null ? null : await whyNoMail(smtpUrl, TIMEOUT_MS);
  return (
    problem &&
    `mail cannot be sent (${problem}): check user, password, host and port; percent-encode special characters`
  );
}
