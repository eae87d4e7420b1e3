import 'server-only';
import { type Category, readCategories } from '../upstream/categories';
import { saidCategory } from '../content/names';

export type { Category };

/** All active categories in the API's order, named in the reader's language. @throws UpstreamError */
export async function listCategories(): Promise<Category[]> {
  const { categories } = await readCategories();
  return categories.map((category) => ({ ...category, name: saidCategory(category) }));
}

/** The category with this id, or null. @throws UpstreamError */
export async function getCategory(id: string): Promise<Category | null> {
  const categories = await listCategories();
  return categories.find((each) => each.id === id) ?? null;
}

/** The category whose landing page has this slug, or null; if several share it, the first. @throws UpstreamError */
export async function getCategoryBySlug(slug: string): Promise<Category | null> {
  const categories = await listCategories();
  return categories.find((each) => each.slug === slug) ?? null;
}

/** At most `limit` categories, in their order: those with most jobs, and always the `selected` one. */
export function popularCategories(categories: Category[], limit: number, selected = ''): Category[] {
  if (categories.length <= limit) return categories;
  const jobsOf = ({ id, jobsCount }: Category) => (id === selected ? Infinity : (jobsCount ?? 0));
  const popular = new Set([...categories].sort((a, b) => jobsOf(b) - jobsOf(a)).slice(0, limit));
  return categories.filter((category) => popular.has(category));
}
