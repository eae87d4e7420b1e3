import { jobFilters as copy } from '@/lib/content/job-filters';
import { jobsPage } from '@/lib/content/jobs';
import type { Category } from '@/lib/jobs/categories';
import { setFilters } from '@/lib/jobs/set-filters';
import type { JobsQuery } from '@/lib/routes';
import type { Facets } from '@/lib/search/facets';
import { EscapeCloses } from '../ui/escape-closes';
import { Icon } from '../ui/icon';
import { CategorySidebar } from './category-sidebar';
import { FilterForm } from './filter-form';

type ListFiltersProps = {
  search: Required<JobsQuery>;
  /** Null where they could not be read. */
  categories: Category[] | null;
  /** Null where the numbers of jobs are not known. */
  facets: Facets | null;
  /** The path that lists a search. */
  pathOf: (search: Required<JobsQuery>) => string;
};

/** Categories and filters: a column on wide screens, elsewhere a sheet that opens from the bar. Needs no script but for Escape. */
export function ListFilters({ search, categories, facets, pathOf }: ListFiltersProps) {
  const set = setFilters(search).filter(({ name }) => name !== 'keyword');
  return (
    <details className="filters">
      <summary>
        {copy.open(set.length)}
        <Icon name="close" />
      </summary>
      <div className="filters-body">
        {categories ? (
          <CategorySidebar
            categories={categories}
            search={search}
            counts={facets?.category ?? null}
            pathOf={pathOf}
          />
        ) : (
          <p className="text-ink-soft py-3 text-sm">{jobsPage.categoriesFailed}</p>
        )}
        <FilterForm search={search} facets={facets} />
      </div>
      <EscapeCloses className="filters" />
    </details>
  );
}
