import { jobsPage } from '@/lib/content/jobs';
import { categoryPaths } from '@/lib/jobs/landing-pages';
import { popularCategories, type Category } from '@/lib/jobs/categories';
import { routes } from '@/lib/shared/routes';
import { CountedLinks } from './counted-links';

// The search form above lists the others as well.
const SHOWN = 40;

/** The categories with their counts: a column on wide screens, a row to swipe on phones. */
export function CategorySidebar({ categories, selected }: { categories: Category[]; selected: string }) {
  const pathOf = categoryPaths(categories);
  const links = popularCategories(categories, SHOWN, selected).map((category) => ({
    href: pathOf(category),
    label: category.name,
    count: category.jobsCount,
  }));
  const chosen = categories.find(({ id }) => id === selected);
  const all = { href: routes.jobs(), label: jobsPage.allCategories, count: null };
  return (
    <nav aria-labelledby="categories-heading" className="min-w-0">
      <h2 id="categories-heading" className="text-lg">
        {jobsPage.categoriesHeading}
      </h2>
      <CountedLinks
        links={[all, ...links]}
        look="category-links"
        current={chosen ? pathOf(chosen) : routes.jobs()}
        loader
      />
    </nav>
  );
}
