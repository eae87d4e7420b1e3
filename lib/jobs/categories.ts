import 'server-only';
import { type Category, readCategories } from '../upstream/categories';
import { slugify } from '../shared/text/slugify';

export type { Category } from '../upstream/categories';

/** All active categories, in the upstream's order. @throws UpstreamError */
export async function listCategories(): Promise<Category[]> {
  return (await readCategories()).categories;
}

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

/** A category's part of its landing page's address; one in a script that has no Latin letters goes by its id. */
export function categorySlug(category: { id: string; name: string }): string {
  return slugify(category.name) || `category-${category.id}`;
}

/** At most `most` of the categories, in their order: those with most jobs, and in any case the `selected` one. */
export function popularCategories(categories: Category[], most: number, selected = ''): Category[] {
  if (categories.length <= most) return categories;
  const jobsOf = ({ id, jobsCount }: Category) => (id === selected ? Infinity : (jobsCount ?? 0));
  const popular = new Set([...categories].sort((a, b) => jobsOf(b) - jobsOf(a)).slice(0, most));
  return categories.filter((category) => popular.has(category));
}
