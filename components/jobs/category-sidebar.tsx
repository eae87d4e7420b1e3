import { jobsPage } from '@/lib/content/jobs';
import { popularCategories, type Category } from '@/lib/jobs/categories';
import { isSame } from '@/lib/jobs/query';
import { ALL_JOBS, type JobsQuery } from '@/lib/routes';
import { CountedLinks } from './counted-links';

// The search form lists the others as well.
const SHOWN = 40;

type CategorySidebarProps = {
  categories: Category[];
  search: Required<JobsQuery>;
  /** How many jobs of the present search each category has, by id; null where that is not known. */
  counts: Record<string, number> | null;
  /** The path that lists a search. */
  pathOf: (search: Required<JobsQuery>) => string;
};

/** The categories with their counts. Within a search they narrow it; else they lead to their own pages. */
export function CategorySidebar({ categories, search, counts, pathOf }: CategorySidebarProps) {
  const selected = search.category;
  const isSearch = !isSame({ ...search, page: 1, sort: 'relevance' }, { ...ALL_JOBS, category: selected });
  const offered =
    isSearch && counts ? categories.filter(({ id }) => id === selected || counts[id]) : categories;
  const hrefOf = (category: string) => pathOf({ ...(isSearch ? search : ALL_JOBS), category, page: 1 });
  const links = popularCategories(offered, SHOWN, selected).map((category) => ({
    href: hrefOf(category.id),
    label: category.name,
    count: isSearch && counts ? (counts[category.id] ?? 0) : category.jobsCount,
  }));
  const all = { href: hrefOf(''), label: jobsPage.allCategories, count: null };
  return (
    <nav aria-label={jobsPage.categoriesHeading}>
      <details className="filter-group" open>
        <summary>{jobsPage.categoriesHeading}</summary>
        <CountedLinks links={[all, ...links]} look="category-links" current={hrefOf(selected)} />
      </details>
    </nav>
  );
}
