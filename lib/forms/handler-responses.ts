import type { SubmissionAnswer } from './answers';
import type { Challenge } from './captcha/challenge';
import type { Work } from './captcha/proof-of-work';
import { isRecord } from '../base/is-record';

/*
 * Readers for responses of the site's own handlers, without zod, which is loaded only when a form is sent. Each throws a
 * TypeError for anything else, e.g. the error page of a proxy.
 */

/** `isWaiting`: accepted by the website, but not delivered to the recruitment API yet. */
export type ReadAnswer = SubmissionAnswer & { isWaiting: boolean };

export async function readSubmissionAnswer(response: Response): Promise<ReadAnswer> {
  const { status, message, reference, statusPath, errors } = await readObject(response);
  if ((status !== 0 && status !== 1) || typeof message !== 'string') throw notAnAnswer();
  return {
    status,
    message,
    reference: typeof reference === 'string' ? reference : undefined,
    statusPath: typeof statusPath === 'string' ? statusPath : undefined,
    errors: isRecord(errors) ? listsOfTexts(errors) : undefined,
    isWaiting: response.status === 202,
  };
}

/** How many jobs a search found, and the path that lists them, if any. */
export async function readSearchAnswer(response: Response): Promise<{ total: number; path?: string }> {
  const { total, path } = await readObject(response);
  if (typeof total !== 'number') throw notAnAnswer();
  return { total, path: typeof path === 'string' ? path : undefined };
}

/** A picture with what is needed to check a code in the browser, or a proof of work in its place. */
export async function readChallenge(response: Response): Promise<Challenge | Work> {
  const answer = await readObject(response);
  if (answer.image === undefined && isRecord(answer.work)) return answer as Work;
  const { image, token, salt, hash, rounds, expiresIn } = answer;
  const isWhole =
    [image, token, salt, hash].every((text) => typeof text === 'string') &&
    typeof rounds === 'number' &&
    typeof expiresIn === 'number';
  if (!isWhole) throw notAnAnswer();
  return answer as Challenge;
}

async function readObject(response: Response): Promise<Record<string, unknown>> {
  const json: unknown = await response.json();
  if (!isRecord(json)) throw notAnAnswer();
  return json;
}

function listsOfTexts(errors: Record<string, unknown>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [field, [texts].flat().map(String)]),
  );
}

const notAnAnswer = () => new TypeError('not an answer of this site');
