import { UNDELIVERED_PATH, type UndeliveredAnswer, undeliveredAnswer } from '../../lib/contract/outbox';
import { logFailure } from '../../lib/base/log';

const TIMEOUT_MS = 5_000;
const NOTHING_UNDELIVERED: UndeliveredAnswer = { total: 0, forms: [] };

/** Returns the forms that websites have not yet delivered to this API. */
export type FetchUndelivered = () => Promise<UndeliveredAnswer>;

/**
 * Creates a function that asks the websites for undelivered forms. It skips unreachable websites and never rejects.
 * `website` holds base URLs and the shared secret; null when none is configured.
 */
export function fetchUndelivered(website: { urls: string[]; secret: string } | null): FetchUndelivered {
  if (!website) return async () => NOTHING_UNDELIVERED;
  const ask = async (url: string): Promise<UndeliveredAnswer> => {
    try {
      const response = await fetch(url + UNDELIVERED_PATH, {
        headers: { authorization: `Bearer ${website.secret}` },
        // Following a redirect would leak the secret.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`answered ${response.status}`);
      return undeliveredAnswer.parse(await response.json());
    } catch (error) {
      logFailure('could not get the undelivered forms of a website', error, {});
      return NOTHING_UNDELIVERED;
    }
  };
  return async () => {
    const answers = await Promise.all(website.urls.map(ask));
    return {
      total: answers.reduce((sum, { total }) => sum + total, 0),
      forms: answers.flatMap(({ forms }) => forms),
    };
  };
}
