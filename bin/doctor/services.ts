import { lookup } from 'node:dns/promises';
import { Redis } from 'ioredis';
import { readServiceAccount } from '../../backend/publish/notify/configured';
import { pingClamd } from '../../lib/base/clamd';
import { whyNoMail } from '../../lib/base/mail/state';
import { connectableHost, isLoopback } from '../../lib/base/network';
import { refuseTakenPort } from '../ports';
import { checkPrivateFile } from './files';
import { about, fail, ok, reasonOf, warn, type Finding } from './finding';
import { commandLine } from '../../lib/base/command-line';

const TIMEOUT_MS = 5_000;

/** Checks that visitors can reach the public URL. */
export async function checkSiteUrl(siteUrl: string): Promise<Finding> {
  const { ok, fail } = about('SITE_URL');
  const { protocol, hostname } = new URL(siteUrl);
  if (isLoopback(hostname))
    return fail(`${siteUrl} is this machine itself: set it to the site’s public address`);
  if (protocol !== 'https:') return fail(`${siteUrl} has no https: CVs would be sent unencrypted`);
  return lookup(hostname.replace(/^\[|\]$/g, '')).then(
    ({ address }) => ok(`${siteUrl} (${address})`),
    () => fail(`${hostname} does not resolve: add its DNS record`),
  );
}

/** Checks that the port is free, or used by this program. */
export async function checkListener(variable: string, port: number, host: string): Promise<Finding> {
  try {
    await refuseTakenPort(variable, port, host);
    return ok(variable, `${port} is free`);
  } catch (error) {
    if (await isOurs(port, host)) return ok(variable, `${port}: running`);
    const { message } = error as Error;
    return fail(/HOST/.test(message) ? 'HOST' : variable, message || reasonOf(error));
  }
}

/** Whether a website or API of this project responds there: both have this health check. */
async function isOurs(port: number, host: string): Promise<boolean> {
  try {
    const response = await fetch(`http://${connectableHost(host)}:${port}/api/health`, {
      signal: AbortSignal.timeout(20_000),
    });
    return 'status' in ((await response.json()) as object);
  } catch {
    return false;
  }
}

const GOOGLE = 'GOOGLE_INDEXING_KEY_FILE';

/** Checks that the file is a service account's key, without which the API does not start, and private. */
export async function checkGoogleKey(file: string | null): Promise<Finding> {
  if (file === null) return ok(GOOGLE, 'unset: Google is not notified of changed jobs');
  try {
    await readServiceAccount(file);
    return await checkPrivateFile(file, '', GOOGLE);
  } catch (error) {
    return fail(GOOGLE, (error as Error).message.replace(`${GOOGLE} `, ''));
  }
}

/** Checks that the recruitment API returns its categories; the built-in one may not be running yet. */
export async function checkApi(apiBaseUrl: string, isBuiltIn: boolean, timeoutMs: number): Promise<Finding> {
  const problem = await whyNoCategories(`${apiBaseUrl}category/list/active`, timeoutMs);
  if (!problem) return ok('recruitment API', apiBaseUrl);
  if (isBuiltIn && problem === 'ECONNREFUSED')
    return warn('recruitment API', `the built-in API is not running: ${commandLine('start')} starts it`);
  const hint = /\/api\/?$/.test(apiBaseUrl) ? '' : ': it usually ends in /api/';
  const subject = isBuiltIn ? 'recruitment API' : 'API_BASE_URL';
  return fail(subject, `${apiBaseUrl} does not return its categories (${problem})${hint}`);
}

async function whyNoCategories(url: string, timeoutMs: number): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (response.status !== 200) return `status ${response.status}`;
    const answer: unknown = await response.json().catch(() => null);
    return typeof answer === 'object' && answer !== null ? null : 'no JSON';
  } catch (error) {
    return reasonOf((error as Error).cause ?? error);
  }
}

export async function checkRedis(url: string | null): Promise<Finding> {
  const { ok, fail } = about('REDIS_URL');
  if (url === null) return ok('unset: rate limits are kept in memory');
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
    return ok('responds');
  } catch (error) {
    const message = reasonOf(error);
    return fail(
      `does not respond (${/closed/.test(message) ? reason : message}): check that Redis is running there`,
    );
  } finally {
    client.disconnect();
  }
}

export async function checkClamd(address: string | null): Promise<Finding> {
  const { ok, fail } = about('CLAMD');
  if (address === null) return ok('unset: CVs are not scanned for known viruses');
  try {
    await pingClamd(address, TIMEOUT_MS);
    return ok(`${address} responds`);
  } catch (error) {
    return fail(
      `${address} does not respond (${reasonOf(error)}): applications wait until it does; check that clamd is running there`,
    );
  }
}

export async function checkMail(address: string | null, timeoutMs = TIMEOUT_MS): Promise<Finding> {
  const { ok, fail } = about('SMTP_URL');
  if (address === null) return ok('unset: no mail is sent');
  const problem = await whyNoMail(address, timeoutMs);
  if (problem === null) return ok('login accepted');
  return fail(
    `mail cannot be sent (${problem}): check user, password, host and port; percent-encode special characters`,
  );
}
