import 'server-only';
import { captchaKeyIsUsable } from './captcha/secret';
import { env } from '../shared/env';
import { mailState } from '../shared/mail/state';
import { processWide } from '../shared/process-wide';
import { readyRedis } from '../shared/redis';
import { outboxTakesForms } from './outbox/current';
import { upstreamAnswers } from '../upstream/categories';

declare module '../shared/process-wide' {
  interface ProcessWide {
    readiness: { at: number; result: Promise<Readiness> };
  }
}

/** What the website needs, and whether it has it; Redis only where one is configured. No names, addresses or secrets. */
export type Readiness = { ready: boolean; checks: Record<string, 'ok' | 'failing'> };

// Long enough that whoever asks often asks nobody else often.
const KEPT_MS = 3_000;

/** Whether the website can do all of its work now. Asked anew every 3 seconds at most. */
export function readiness(now = Date.now()): Promise<Readiness> {
  const known = processWide.readiness;
  if (known && now - known.at < KEPT_MS) return known.result;
  const result = check();
  processWide.readiness = { at: now, result };
  return result;
}

async function check(): Promise<Readiness> {
  const { redisUrl, mail } = env();
  const facts: Record<string, boolean> = {
    upstream: await upstreamAnswers(),
    // How long something waits there is the alarm's business: this website could take forms all the same.
    outbox: await outboxTakesForms(),
    captcha: captchaKeyIsUsable(),
    // Nobody hears of what comes in where no mail can be sent.
    ...(mail && { mail: (await mailState(mail)) === 'ok' }),
    // Without Redis the site works on; it is told all the same.
    ...(redisUrl && { redis: (await readyRedis()) !== null }),
  };
  const checks = Object.fromEntries(
    Object.entries(facts).map(([name, isWell]) => [name, isWell ? ('ok' as const) : ('failing' as const)]),
  );
  return { ready: Object.values(facts).every(Boolean), checks };
}
