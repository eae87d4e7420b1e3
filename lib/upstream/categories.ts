import 'server-only';
import type { z } from 'zod';
import { categorySlug } from '../category-slug';
import { activeCategoriesAnswer, paths } from '../contract/calls';
import { wireCategory } from '../contract/entities';
import { cachedRead, tags } from './cached';
import { getJson } from './client';
import { UpstreamError } from './errors';
import { parseEach } from './parse-each';

const category = wireCategory.transform((wire) => ({
  id: wire.id,
  name: wire.name || 'Other',
  /** Null where the upstream does not count. */
  jobsCount: wire.jobs_count,
}));
export type Category = z.output<typeof category>;

/** All active categories, in the upstream's order. @throws UpstreamError */
export const listCategories = cachedRead('categories', readCategories, () => [tags.lists]);

/** The category of an id, or null. @throws UpstreamError */
export async function getCategory(id: string): Promise<Category | null> {
  const categories = await listCategories();
  return categories.find((each) => each.id === id) ?? null;
}

/** The category whose landing page has this address, or null; of two with one name the first. @throws UpstreamError */
export async function getCategoryBySlug(slug: string): Promise<Category | null> {
  const categories = await listCategories();
  return categories.find((each) => categorySlug(each) === slug) ?? null;
}

async function readCategories(): Promise<Category[]> {
  const answer = await getJson(paths.activeCategories(), activeCategoriesAnswer);
  if (!answer.status) throw new UpstreamError('shape', 'the category list answered a failing status');
  return parseEach(answer.categories.items, category, 'category');
}
