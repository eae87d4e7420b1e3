import type { Challenge as Puzzle, Solution } from 'altcha-lib';
import type { FormName } from '@/lib/contract/forms/names';
import type { Challenge } from '@/lib/forms/captcha/challenge';
import type { Work } from '@/lib/forms/captcha/proof-of-work';
import { WORK_PREFIX } from '@/lib/forms/captcha/work-token';
import { readChallenge } from '@/lib/forms/handler-responses';
import { handlers } from '@/lib/routes';

const MAX_TRIES = 5;

/**
 * Fetches a challenge; on 429, retries after the seconds in Retry-After.
 * @throws Error on any other failure
 */
export async function fetchChallenge(url: string, tries = MAX_TRIES): Promise<Challenge | Work> {
  const response = await fetch(url, { cache: 'no-store' });
  if (response.ok) return readChallenge(response);
  if (response.status !== 429 || tries === 1) throw new Error(`captcha answered ${response.status}`);
  const seconds = Number(response.headers.get('retry-after')) || 1;
  // Jitter, so that clients don't retry at once.
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000 * (0.5 + Math.random())));
  return fetchChallenge(url, tries - 1);
}

/** Fetches a proof of work to replace a form's captcha. @throws Error for any other answer */
export async function fetchWork(form: FormName): Promise<Work> {
  const challenge = await fetchChallenge(handlers.proofOfWork(form));
  if ('image' in challenge) throw new Error('a picture came instead of a proof of work');
  return challenge;
}

/** Encodes a solved proof of work for submission. @throws Error without a solution */
export function workToken(challenge: Puzzle, solution: Solution | null): string {
  if (!solution) throw new Error('no solution was found');
  return WORK_PREFIX + btoa(JSON.stringify({ challenge, solution }));
}
