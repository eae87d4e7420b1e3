import 'server-only';
import type { Extra } from '../shared/contract/extras';
import { AGES } from '../shared/ages';
import { noteRead, runInRequest } from '../shared/request-context';
import { cachedRead } from './cached';
import { readCategories, readExtras } from './categories';
import { orNullWithin } from './in-time';

/** Whether the recruitment API says that it has an extra. @throws UpstreamError */
export async function offers(extra: Extra): Promise<boolean> {
  return (await readCategories()).extras.includes(extra);
}

const MAX_WAIT_MS = 300;

// A read of its own: React gives a render's second reader the first one's promise, and nothing is noted for the second.
const extrasOfEveryPage = cachedRead('extras', readExtras, () => []);

/**
 * The same for a part of every page. It makes no page wait for long, nor as short-lived as data of the API: a page that shows
 * no other is rendered again within the hour, and while the API does not say, after a minute.
 */
export async function offersOnEveryPage(extra: Extra): Promise<boolean> {
  // Of another request, so that what is noted of the read is not noted of the page.
  const extras = await runInRequest({}, () => orNullWithin(extrasOfEveryPage(), MAX_WAIT_MS));
  const { due, tooOld } = AGES.ownPage;
  const dueInSeconds = extras === null ? AGES.data.due : due;
  noteRead({ tags: [], dueAt: Date.now() + dueInSeconds * 1000, tooOldAt: Date.now() + tooOld * 1000 });
  return extras?.includes(extra) ?? false;
}
