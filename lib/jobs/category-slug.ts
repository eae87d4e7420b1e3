import { slugify } from '../shared/text/slugify';

/** A category's part of its landing page's address; one in a script that has no Latin letters goes by its id. */
export function categorySlug(category: { id: string; name: string }): string {
  return slugify(category.name) || `category-${category.id}`;
}
