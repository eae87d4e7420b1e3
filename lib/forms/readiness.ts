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

// Keeps frequent probes from loading the dependencies.
const MAX_AGE_MS = 3_000;

/** Whether the website can do all of its work now; rechecked every 3 seconds at most. */
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
    // Delayed submissions are left to the alarm: this website can still accept forms.
    outbox: await outboxTakesForms(),
    captcha: captchaKeyIsUsable(),
    // Without mail, the staff are not notified of new submissions.
    ...(mail && { mail: (await mailState(mail)) === 'ok' }),
    // Without the scanner, applications wait.
    ...(clamd && { virusScanner: await clamdAnswers(clamd) }),
    // The website works without Redis; reported for monitoring.
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
