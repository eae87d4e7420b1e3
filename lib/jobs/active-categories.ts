import 'server-only';
import type { z } from 'zod';
import { activeCategoriesAnswer, paths } from '../shared/contract/calls';
import { wireCategory, wireLocation } from '../shared/contract/entities';
import { cachedRead } from '../upstream/cached';
import { getJson } from '../upstream/client';
import { UpstreamError } from '../upstream/errors';
import { parseEach } from '../upstream/parse-each';
import { tags } from '../upstream/tags';

const category = wireCategory.transform((wire) => ({
  id: wire.id,
  name: wire.name || 'Other',
  /** Null where the upstream does not count. */
  jobsCount: wire.jobs_count,
}));
export type Category = z.output<typeof category>;

const location = wireLocation.transform(({ slug, name, region, jobs_count }) => ({
  slug,
  name,
  region,
  jobsCount: jobs_count,
}));
/** A city of lib/shared/places that has active jobs; their number is null where the upstream does not count. */
export type Location = z.output<typeof location>;

/** What the upstream says in one call of its categories, its cities and job alerts. @throws UpstreamError */
export const readActiveCategories = cachedRead('active-categories', readAnswer, () => [tags.lists]);

async function readAnswer() {
  const answer = await getJson(paths.activeCategories(), activeCategoriesAnswer);
  if (!answer.status) throw new UpstreamError('shape', 'the category list answered a failing status');
  return {
    categories: parseEach(answer.categories.items, category, 'category'),
    /** Null where the upstream does not list them. */
    locations: answer.locations && answer.locations.flatMap(parseLocation),
    takesJobAlerts: answer.job_alerts,
  };
}

function parseLocation(item: unknown): Location[] {
  const parsed = location.safeParse(item);
  return parsed.success ? [parsed.data] : [];
}
