import 'server-only';
import { categorySlug } from './category-slug';
import { type Category, readActiveCategories } from './active-categories';

export type { Category } from './active-categories';

/** All active categories, in the upstream's order. @throws UpstreamError */
export async function listCategories(): Promise<Category[]> {
  return (await readActiveCategories()).categories;
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
