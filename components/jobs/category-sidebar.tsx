import { jobsPage } from '@/lib/content/jobs';
import { popularCategories, type Category } from '@/lib/jobs/categories';
import { categoryPaths } from '@/lib/jobs/landing-pages';
import { isSame } from '@/lib/jobs/query';
import { ALL_JOBS, type JobsQuery, routes } from '@/lib/shared/routes';
import { CountedLinks } from './counted-links';

// The search form above lists the others as well.
const SHOWN = 40;

type CategorySidebarProps = {
  categories: Category[];
  search: Required<JobsQuery>;
  /** How many jobs of the present search each category has, by id; null where that is not known. */
  counts: Record<string, number> | null;
};

/**
 * The categories with their counts: a column on wide screens, a row to swipe on phones. Within a search they narrow it;
 * else they lead to their own pages.
 */
export function CategorySidebar({ categories, search, counts }: CategorySidebarProps) {
  const selected = search.category;
  const pathOf = categoryPaths(categories);
  const isSearch = !isSame({ ...search, page: 1 }, { ...ALL_JOBS, category: selected });
  const offered =
    isSearch && counts ? categories.filter(({ id }) => id === selected || counts[id]) : categories;
  const hrefOf = (category: Category) =>
    isSearch ? routes.jobs({ ...search, category: category.id, page: 1 }) : pathOf(category);
  const links = popularCategories(offered, SHOWN, selected).map((category) => ({
    href: hrefOf(category),
    label: category.name,
    count: isSearch && counts ? (counts[category.id] ?? 0) : category.jobsCount,
  }));
  const all = {
    href: isSearch ? routes.jobs({ ...search, category: '', page: 1 }) : routes.jobs(),
    label: jobsPage.allCategories,
    count: null,
  };
  const chosen = categories.find(({ id }) => id === selected);
  return (
    <nav aria-labelledby="categories-heading" className="min-w-0">
      <h2 id="categories-heading" className="text-lg">
        {jobsPage.categoriesHeading}
      </h2>
      <CountedLinks
        links={[all, ...links]}
        look="category-links"
        current={chosen ? hrefOf(chosen) : all.href}
        loader
      />
    </nav>
  );
}
