import 'server-only';
import { captchaKeyIsUsable } from './captcha/secret';
import { pingClamd } from '../base/clamd';
import { env } from '../base/env';
import { mailState } from '../base/mail/state';
import { processWide } from '../base/process-wide';
import { readyRedis } from '../base/redis';
import { outboxTakesForms } from './outbox/current';
import { upstreamAnswers } from '../upstream/categories';

declare module '../base/process-wide' {
  interface ProcessWide {
    readiness: { at: number; result: Promise<Readiness> };
  }
}

/** The website's dependencies and whether they work; Redis only if configured. No names, addresses or secrets. */
type Readiness = { ready: boolean; checks: Record<string, 'ok' | 'failing'> };

// Long enough that frequent probes do not load the dependencies.
const MAX_AGE_MS = 3_000;

/** Whether the website can do all of its work now. Rechecked every 3 seconds at most. */
export function readiness(now = Date.now()): Promise<Readiness> {
  const cached = processWide.readiness;
  if (cached && now - cached.at < MAX_AGE_MS) return cached.result;
  const result = check();
  processWide.readiness = { at: now, result };
  return result;
}

async function check(): Promise<Readiness> {
  const { redisUrl, mail, clamd } = env();
  const facts: Record<string, boolean> = {
    upstream: await upstreamAnswers(),
    // Delayed submissions are the alarm's concern: this website can accept forms all the same.
    outbox: await outboxTakesForms(),
    captcha: captchaKeyIsUsable(),
    // Without mail, the staff do not hear of new submissions.
    ...(mail && { mail: (await mailState(mail)) === 'ok' }),
    // Without it, applications wait.
    ...(clamd && { virusScanner: await clamdAnswers(clamd) }),
    // The website works without Redis; reported all the same.
    ...(redisUrl && { redis: (await readyRedis()) !== null }),
  };
  const checks = Object.fromEntries(
    Object.entries(facts).map(([name, isOk]) => [name, isOk ? ('ok' as const) : ('failing' as const)]),
  );
  return { ready: Object.values(facts).every(Boolean), checks };
}

const PING_MS = 2_000;

const clamdAnswers = (address: string): Promise<boolean> =>
  pingClamd(address, PING_MS).then(
    () => true,
    () => false,
  );
