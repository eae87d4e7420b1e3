import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { Redis } from 'ioredis';
import { pingClamd } from '../../lib/base/clamd';
import { whyNoMail } from '../../lib/base/mail/state';
import { fail, ok, reasonOf, warn, type Finding } from './finding';

const TIMEOUT_MS = 5_000;
const MAX_DRIFT_MS = 5_000;

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

/** Compares this machine's clock with a server's, to the second. */
export async function checkClock(url: string, now = () => Date.now()): Promise<Finding> {
  const sent = now();
  const date = await fetch(url, {
    method: 'HEAD',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'manual',
  }).then(
    (response) => Date.parse(response.headers.get('date') ?? ''),
    () => Number.NaN,
  );
  const { host } = new URL(url);
  if (Number.isNaN(date)) return ok('clock', `not compared: ${host} does not tell the time`);
  // The server's time is truncated to seconds, and the response took some time.
  const drift = Math.max(0, date - now(), sent - (date + 1000));
  if (drift <= MAX_DRIFT_MS) return ok('clock', `as that of ${host}`);
  return warn('clock', `${Math.round(drift / 1000)} s from that of ${host}: switch on time synchronisation`);
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

/** Checks that a mail server greets: smtp://host:587 or smtps://host:465. */
export async function checkSmtp(address: string | null, timeoutMs = TIMEOUT_MS): Promise<Finding> {
  if (!address) return ok('SMTP_URL', 'unset: nobody gets mail');
  if (!URL.canParse(address) || !/^smtps?:$/.test(new URL(address).protocol))
    return fail('SMTP_URL', 'must be an address such as smtps://user:password@mail.example.in');
  const { protocol, hostname, port } = new URL(address);
  const isTls = protocol === 'smtps:';
  const target = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (isTls ? 465 : 587) };
  return new Promise((resolve) => {
    const socket = isTls ? connectTls({ ...target, servername: target.host }) : connect(target);
    const end = (finding: Finding) => {
      socket.destroy();
      resolve(finding);
    };
    const refuse = (why: string) =>
      end(fail('SMTP_URL', `${target.host}:${target.port} does not greet (${why}): check host and port`));
    socket.setTimeout(timeoutMs, () => refuse('no answer'));
    socket.once('error', (error) => refuse(reasonOf(error)));
    socket.once('close', () => refuse('closed'));
    socket.once('data', (greeting: Buffer) =>
      greeting.toString('latin1').startsWith('220')
        ? end(ok('SMTP_URL', `${target.host}:${target.port} greets`))
        : refuse(greeting.toString('latin1').slice(0, 60).trim()),
    );
  });
}

/** Checks that a mail server that greets also accepts our login. */
export async function checkMail(address: string | null, timeoutMs = TIMEOUT_MS): Promise<Finding> {
  const greeting = await checkSmtp(address, timeoutMs);
  if (!address || greeting.level !== 'ok') return greeting;
  const problem = await whyNoMail(address, timeoutMs);
  if (problem === null) return ok('SMTP_URL', `${greeting.message} and takes our login`);
  return fail('SMTP_URL', `no mail can be sent (${problem}): check user, password and TLS in it`);
}
