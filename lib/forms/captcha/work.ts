import 'server-only';
import { createHmac, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { captchaKey } from './secret';
import { WORK_PREFIX } from './work-token';

/** At level 5 some 16 seconds on a cheap phone. */
export const MAX_LEVEL = 5;
// Level 1 is at most a second of work on a cheap phone: COST rounds of PBKDF2 for each of up to MAX_TRIES counters.
const COST = 2000;
const [MIN_TRIES, MAX_TRIES] = [400, 1200];

type WorkData = {
  form: string;
  /** Id of the captcha that it is due with; absent if it replaces one. */
  for?: string;
};

/** A signed puzzle of a level from 1 to MAX_LEVEL; each level takes twice the work. `expires`: ms since 1970. */
export function makeWork(data: WorkData, level: number, expires: number): Promise<Challenge> {
  const times = 2 ** (Math.min(level, MAX_LEVEL) - 1);
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(MIN_TRIES * times, MAX_TRIES * times),
    deriveKey,
    data,
    expiresAt: new Date(expires),
    ...secrets(),
  });
}

/** A solved puzzle of this website, and what it was issued for; 'expired' if too late, null if invalid. */
export async function readWork(
  token: string,
): Promise<{ data: WorkData; nonce: string; expires: number } | 'expired' | null> {
  const payload = readPayload(token);
  if (!payload) return null;
  const result = await verifySolution({ ...payload, deriveKey, ...secrets() }).catch(() => null);
  if (result?.expired) return 'expired';
  if (!result?.verified) return null;
  const { data, nonce, expiresAt } = payload.challenge.parameters;
  return { data: data as WorkData, nonce, expires: (expiresAt ?? 0) * 1000 };
}

/** Whether `token` is the solved work due with the captcha of this id. */
export async function isWorkFor(id: string, token: string): Promise<boolean> {
  const work = await readWork(token);
  return work !== null && work !== 'expired' && work.data.for === id;
}

function readPayload(token: string): Payload | null {
  if (!token.startsWith(WORK_PREFIX)) return null;
  try {
    const json = Buffer.from(token.slice(WORK_PREFIX.length), 'base64').toString();
    const payload = JSON.parse(json) as Payload;
    return payload.challenge?.parameters && payload.solution ? payload : null;
  } catch {
    return null;
  }
}

// Two separate keys, derived from the captcha's.
function secrets() {
  const derive = (purpose: string) => createHmac('sha256', captchaKey()).update(purpose).digest('hex');
  return {
    hmacSignatureSecret: derive('work signature'),
    hmacKeySignatureSecret: derive('work key signature'),
  };
}
