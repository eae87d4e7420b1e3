import { categorySlug } from './category-slug';
import { routes } from '../shared/routes';
import type { Category } from './active-categories';
import { categoriesWithPage } from './has-landing-page';

/** Tells where the jobs of each of these `categories` stand: its landing page where it has one, else the list. */
export function categoryPaths(categories: Category[]): (category: Category) => string {
  const withPage = new Set(categoriesWithPage(categories));
  return (category) =>
    withPage.has(category)
      ? routes.jobsInCategory(categorySlug(category))
      : routes.jobs({ category: category.id });
}
