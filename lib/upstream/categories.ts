import 'server-only';
import type { z } from 'zod';
import { slugify } from '../base/text/slugify';
import { activeCategoriesAnswer, paths } from '../contract/calls';
import { wireCategory, wireLocation } from '../contract/entities';
import { cachedRead } from './cached';
import { tags } from './changes';
import { getJson } from './client';
import { isUpstreamError, UpstreamError } from './errors';
import { parseEach } from './lists';

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

/** The API's capabilities beyond the specification, uncached. @throws UpstreamError */
export const readExtras = async () => (await readAnswer()).extras;

async function readAnswer() {
  const answer = await getJson(paths.activeCategories(), activeCategoriesAnswer);
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
    return (await getJson(paths.activeCategories(), activeCategoriesAnswer)).list !== null;
  } catch (error) {
    if (isUpstreamError(error)) return false;
    throw error;
  }
}
