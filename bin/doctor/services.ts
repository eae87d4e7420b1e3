import { Redis } from 'ioredis';
import { pingClamd } from '../../lib/base/clamd';
import { whyNoMail } from '../../lib/base/mail/state';
import { fail, ok, reasonOf, warn, type Finding } from './finding';

const TIMEOUT_MS = 5_000;

/** Checks that the recruitment API returns its categories; the built-in one may not be running yet. */
export async function checkApi(apiBaseUrl: string, isBuiltIn: boolean, timeoutMs: number): Promise<Finding> {
  const problem = await whyNoCategories(`${apiBaseUrl}category/list/active`, timeoutMs);
  if (!problem) return ok('recruitment API', apiBaseUrl);
  if (isBuiltIn && problem === 'ECONNREFUSED')
    return warn('recruitment API', 'the built-in API is not running: npm start starts it');
  const hint = /\/api\/?$/.test(apiBaseUrl) ? '' : ': it ends in /api/ as a rule';
  const subject = isBuiltIn ? 'recruitment API' : 'API_BASE_URL';
  return fail(subject, `${apiBaseUrl} does not give its categories (${problem})${hint}`);
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

/** Checks that Redis responds. */
export async function checkRedis(url: string | null): Promise<Finding> {
  if (url === null) return ok('REDIS_URL', 'unset: limits are counted in the process');
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: TIMEOUT_MS,
    commandTimeout: TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let reason = 'no answer';
  client.on('error', (error) => (reason = reasonOf(error)));
  try {
    await client.connect();
    await client.ping();
    return ok('REDIS_URL', 'answers');
  } catch (error) {
    const message = reasonOf(error);
    return fail(
      'REDIS_URL',
      `does not answer (${/closed/.test(message) ? reason : message}): check it, and that Redis runs`,
    );
  } finally {
    client.disconnect();
  }
}

/** Checks that the virus scanner answers. */
export async function checkClamd(address: string | null): Promise<Finding> {
  if (address === null) return ok('CLAMD', 'unset: CVs are not scanned for known viruses');
  try {
    await pingClamd(address, TIMEOUT_MS);
    return ok('CLAMD', `${address} answers`);
  } catch (error) {
    return fail(
      'CLAMD',
      `${address} does not answer (${reasonOf(error)}): applications wait until it does; check it, and that clamd runs`,
    );
  }
}

/** Checks that the mail server greets and takes our login. */
export async function checkMail(address: string | null, timeoutMs = TIMEOUT_MS): Promise<Finding> {
  if (address === null) return ok('SMTP_URL', 'unset: nobody gets mail');
  const problem = await whyNoMail(address, timeoutMs);
  if (problem === null) return ok('SMTP_URL', 'takes our login');
  return fail(
    'SMTP_URL',
    `no mail can be sent (${problem}): check user, password, host and port; special characters are percent-encoded`,
  );
}
