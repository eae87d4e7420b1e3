import 'server-only';
import type { Extra } from '../contract/extras';
import { AGES } from '../base/ages';
import { noteRead, runInRequest } from '../base/request-context';
import { cachedRead } from './cached';
import { readCategories, readExtras } from './categories';
import { orNullWithin } from './errors';

/** The API's extensions to spec §7. @throws UpstreamError */
export const offeredExtras = async (): Promise<readonly Extra[]> => (await readCategories()).extras;

/** Whether the API has an extension. @throws UpstreamError */
export const offers = async (extra: Extra): Promise<boolean> => (await offeredExtras()).includes(extra);

/** Whether the API offers job alerts by mail (only where mail is set up). @throws UpstreamError */
export const takesJobAlerts = async (): Promise<boolean> => (await readCategories()).takesJobAlerts;

const MAX_WAIT_MS = 300;

// A separate read: React gives a render's second reader the first one's promise, which records no tags for the second.
const extrasOfEveryPage = cachedRead('extras', readExtras, () => []);

let known: Extra[] | null = null;

/**
 * The same for a part of every page, as far as known. Read in parallel to the page, because a layout that waits leaves the
 * not-found page to client-side scripts. A page made before the first read is due again at once.
 */
export function offersOnEveryPage(extra: Extra): boolean {
  // In a separate context, so that the read's tags and age are not recorded for the page.
  void runInRequest({}, () => orNullWithin(extrasOfEveryPage(), MAX_WAIT_MS)).then((extras) => {
    known = extras ?? known;
  });
  const { due, tooOld } = AGES.ownPage;
  const dueInSeconds = known === null ? 1 : due;
  noteRead({ tags: [], dueAt: Date.now() + dueInSeconds * 1000, tooOldAt: Date.now() + tooOld * 1000 });
  return known?.includes(extra) ?? false;
}
