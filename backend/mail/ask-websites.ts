import {
  UNDELIVERED_PATH,
  type UndeliveredAnswer,
  undeliveredAnswer,
} from '../../lib/shared/contract/undelivered';
import { logFailure } from '../../lib/shared/log';

const PATIENCE_MS = 5_000;
const NONE: UndeliveredAnswer = { total: 0, forms: [] };

/** What the websites have not delivered to this API yet; one that does not answer is left out. Never rejects. */
export type AskWebsites = () => Promise<UndeliveredAnswer>;

/** Asks websites by their base addresses; null where none is known. */
export function askWebsites(website: { urls: string[]; secret: string } | null): AskWebsites {
  if (!website) return async () => NONE;
  const ask = async (url: string): Promise<UndeliveredAnswer> => {
    try {
      const response = await fetch(url + UNDELIVERED_PATH, {
        headers: { authorization: `Bearer ${website.secret}` },
        // A redirect would take the secret elsewhere.
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!response.ok) throw new Error(`answered ${response.status}`);
      return undeliveredAnswer.parse(await response.json());
    } catch (error) {
      logFailure('a website does not tell what it has not delivered', error, {});
      return NONE;
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
