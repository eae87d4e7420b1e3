import { categoryPaths } from '@/lib/jobs/landing-pages';
import { popularCategories, type Category } from '@/lib/jobs/categories';
import { CountedLinks } from './counted-links';

const SHOWN = 24;

/** 'Popular Category': one tile per category, linking to its jobs. */
export function CategoryGrid({ categories }: { categories: Category[] }) {
  const pathOf = categoryPaths(categories);
  const links = popularCategories(categories, SHOWN).map((category) => ({
    href: pathOf(category),
    label: category.name,
    count: category.jobsCount,
  }));
  return <CountedLinks links={links} look="tile-links" />;
}
