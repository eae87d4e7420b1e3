import 'server-only';
import type { Extra } from '../contract/extras';
import { AGES } from '../base/ages';
import { noteRead, runInRequest } from '../base/request-context';
import { cachedRead } from './cached';
import { readCategories, readExtras } from './categories';
import { orNullWithin } from './errors';

/** What the recruitment API says that it has beyond spec §7. @throws UpstreamError */
export const offeredExtras = async (): Promise<readonly Extra[]> => (await readCategories()).extras;

/** Whether it has one of them. @throws UpstreamError */
export const offers = async (extra: Extra): Promise<boolean> => (await offeredExtras()).includes(extra);

/** Whether it offers job alerts by mail, which it does where mail is set up. @throws UpstreamError */
export const takesJobAlerts = async (): Promise<boolean> => (await readCategories()).takesJobAlerts;

const MAX_WAIT_MS = 300;

// A read of its own: React gives a render's second reader the first one's promise, and nothing is noted for the second.
const extrasOfEveryPage = cachedRead('extras', readExtras, () => []);

let known: Extra[] | null = null;

/**
 * The same for a part of every page, as far as it is known: read beside the page, because a layout that waits leaves the
 * not-found page to scripts. A page made before the API has said it is made again at once, others within the hour.
 */
export function offersOnEveryPage(extra: Extra): boolean {
  // In a context of its own, so that the read's tags and age are not noted on the page.
  void runInRequest({}, () => orNullWithin(extrasOfEveryPage(), MAX_WAIT_MS)).then((extras) => {
    known = extras ?? known;
  });
  const { due, tooOld } = AGES.ownPage;
  const dueInSeconds = known === null ? 1 : due;
  noteRead({ tags: [], dueAt: Date.now() + dueInSeconds * 1000, tooOldAt: Date.now() + tooOld * 1000 });
  return known?.includes(extra) ?? false;
}
