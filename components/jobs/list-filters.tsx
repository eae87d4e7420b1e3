import { jobFilters as copy } from '@/lib/content/job-filters';
import { jobsPage } from '@/lib/content/jobs';
import { type Category, popularCategories } from '@/lib/jobs/categories';
import type { PathOf } from '@/lib/jobs/landing-pages';
import { setFilters } from '@/lib/jobs/set-filters';
import { type JobsQuery, ALL_JOBS } from '@/lib/routes';
import type { Facets } from '@/lib/search/facets';
import { EscapeCloses } from '../ui/disclosures';
import { Icon } from '../ui/icon';
import { FilterForm } from './filter-form';
import { isSame } from '@/lib/jobs/query';
import { CountedLinks } from './counted-links';

type ListFiltersProps = {
  query: Required<JobsQuery>;
  /** Null if they could not be fetched. */
  categories: Category[] | null;
  /** Null if the counts are unknown. */
  facets: Facets | null;
  /** Name of the place in the keyword, if none is chosen. */
  typedPlace?: string;
  pathOf: PathOf;
};

/** Categories and filters: a column on wide screens, else a sheet. Works without scripts, except Escape. */
export function ListFilters({ query, categories, facets, typedPlace, pathOf }: ListFiltersProps) {
  const set = setFilters(query).filter(({ name }) => name !== 'keyword');
  return (
    <details className="filters">
      <summary>
        {copy.open(set.length)}
        <Icon name="close" />
      </summary>
      <div className="filters-body">
        {categories ? (
          <CategorySidebar query={query} categories={categories} facets={facets} pathOf={pathOf} />
        ) : (
          <p className="text-ink-soft py-3 text-sm">{jobsPage.categoriesFailed}</p>
        )}
        <FilterForm query={query} facets={facets} typedPlace={typedPlace} />
      </div>
      <EscapeCloses className="filters" />
    </details>
  );
}

// The search form lists the rest.
const SHOWN = 40;

type CategorySidebarProps = ListFiltersProps & { categories: Category[] };

/** Categories with counts. They narrow a search; without one they link to their own pages. */
function CategorySidebar({ categories, query, facets, pathOf }: CategorySidebarProps) {
  // Unknown from an API whose jobs do not state their category.
  const counts = facets && Object.keys(facets.category).some(Boolean) ? facets.category : null;
  const selected = query.category;
  const isSearch = !isSame({ ...query, page: 1, sort: 'relevance' }, { ...ALL_JOBS, category: selected });
  const offered =
    isSearch && counts ? categories.filter(({ id }) => id === selected || counts[id]) : categories;
  const hrefOf = (category: string, total: number | null) =>
    pathOf({ ...(isSearch ? query : ALL_JOBS), category, page: 1 }, total);
  const linkOf = ({ id, name, jobsCount }: Category) => {
    const found = isSearch && counts ? (counts[id] ?? 0) : null;
    return { href: hrefOf(id, found), label: name, count: isSearch ? found : jobsCount };
  };
  const all = { href: hrefOf('', null), label: jobsPage.allCategories, count: null };
  const links = popularCategories(offered, SHOWN, selected);
  const chosen = links.find(({ id }) => id === selected);
  return (
    <nav aria-label={jobsPage.categoriesHeading}>
      <details className="filter-group" open>
        <summary>{jobsPage.categoriesHeading}</summary>
        <CountedLinks
          links={[all, ...links.map(linkOf)]}
          look="category-links"
          current={chosen ? linkOf(chosen).href : all.href}
        />
      </details>
    </nav>
  );
}
