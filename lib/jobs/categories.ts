import 'server-only';
import { type Category as Read, readCategories } from '../upstream/categories';
import { currentLanguage } from '../base/language';
import { slugify } from '../base/text/slugify';
import { saidCategory } from '../content/names';

/** Named in the reader's language; `slug` where that is not English. */
export type Category = Read & { slug?: string };

/** All active categories, in the upstream's order. @throws UpstreamError */
export async function listCategories(): Promise<Category[]> {
  const { categories } = await readCategories();
  if (currentLanguage() === 'en') return categories;
  return categories.map((category) => ({
    ...category,
    name: saidCategory(category.name),
    slug: categorySlug(category),
  }));
}

/** The category of an id, or null. @throws UpstreamError */
export async function getCategory(id: string): Promise<Category | null> {
  const categories = await listCategories();
  return categories.find((each) => each.id === id) ?? null;
}

/** The category whose landing page has this slug, or null; if several share it, the first. @throws UpstreamError */
export async function getCategoryBySlug(slug: string): Promise<Category | null> {
  const categories = await listCategories();
  return categories.find((each) => categorySlug(each) === slug) ?? null;
}

/** A category's slug for its landing page; its id if the name has no Latin letters. */
export function categorySlug(category: { id: string; name: string; slug?: string }): string {
  return category.slug ?? (slugify(category.name) || `category-${category.id}`);
}

/** At most `most` categories, in their order: those with most jobs, and always the `selected` one. */
export function popularCategories(categories: Category[], limit: number, selected = ''): Category[] {
  if (categories.length <= limit) return categories;
  const jobsOf = ({ id, jobsCount }: Category) => (id === selected ? Infinity : (jobsCount ?? 0));
  const popular = new Set([...categories].sort((a, b) => jobsOf(b) - jobsOf(a)).slice(0, limit));
  return categories.filter((category) => popular.has(category));
}
