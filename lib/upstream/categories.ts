import 'server-only';
import type { z } from 'zod';
import type { Extra } from '../contract/extras';
import { slugify } from '../base/text/slugify';
import { activeCategoriesAnswer, paths } from '../contract/calls';
import { wireCategory, wireLocation } from '../contract/entities';
import { cachedRead } from './cached';
import { tags } from './changes';
import { getJson } from './client';
import { isUpstreamError, UpstreamError, orNullWithin } from './errors';
import { parseEach } from './lists';
import { AGES } from '../base/ages';
import { noteRead, runInRequest } from '../base/request-context';

const category = wireCategory.transform(({ id, name, jobs_count }) => ({
  id,
  name,
  /** Of its landing page, in any language; from its id if the name has no Latin letters. */
  slug: slugify(name) || `category-${id}`,
  /** Null if the API does not count. */
  jobsCount: jobs_count,
}));
export type Category = z.output<typeof category>;

const location = wireLocation.transform(({ slug, name, region, jobs_count }) => ({
  slug,
  name,
  region,
  jobsCount: jobs_count,
}));
/** A city of lib/jobs/places that has active jobs; `jobsCount` is null if the API does not count. */
export type Location = z.output<typeof location>;

/** Categories, cities and the API's capabilities beyond the specification, from one call. @throws UpstreamError */
export const readCategories = cachedRead('active-categories', readAnswer, () => [tags.lists]);

async function readAnswer() {
  const answer = await getJson(paths.activeCategories, activeCategoriesAnswer);
  if (!answer.list) throw new UpstreamError('shape', 'the category list returned a failing status');
  return {
    // A tile needs a name.
    categories: parseEach(answer.list.items, category, 'category').filter(({ name }) => name !== ''),
    /** Null if the API does not list them. */
    locations: answer.locations && answer.locations.flatMap(parseLocation),
    takesJobAlerts: answer.job_alerts,
    extras: answer.extras,
  };
}

function parseLocation(item: unknown): Location[] {
  const parsed = location.safeParse(item);
  return parsed.success ? [parsed.data] : [];
}

/** Whether the API responds now. Not cached. */
export async function upstreamAnswers(): Promise<boolean> {
  try {
    return (await getJson(paths.activeCategories, activeCategoriesAnswer)).list !== null;
  } catch (error) {
    if (isUpstreamError(error)) return false;
    throw error;
  }
}

/** Whether the API has an extension. @throws UpstreamError */
export const offers = async (extra: Extra): Promise<boolean> =>
  (await readCategories()).extras.includes(extra);

/** Whether the API offers job alerts by mail (only where mail is set up). @throws UpstreamError */
export const takesJobAlerts = async (): Promise<boolean> => (await readCategories()).takesJobAlerts;

/** The API's extensions to spec §7, with job alerts. @throws UpstreamError */
export async function offeredFeatures(): Promise<readonly (Extra | 'job-alerts')[]> {
  const { extras, takesJobAlerts: hasAlerts } = await readCategories();
  return hasAlerts ? [...extras, 'job-alerts'] : extras;
}

const MAX_WAIT_MS = 300;

// A separate read: React gives a render's second reader the first one's promise, which records no tags for the second.
const extrasOfEveryPage = cachedRead(
  'extras',
  async () => (await readAnswer()).extras,
  () => [],
);

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
