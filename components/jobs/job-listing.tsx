import './job-listing.css';
import type { ListPage } from '@/lib/jobs/list-page';
import { searchPaths } from '@/lib/jobs/landing-pages';
import { routes, type JobsQuery } from '@/lib/routes';
import { JobResults, type JobResultsProps } from './job-results';
import { ListFilters } from './list-filters';
import { FilterChips, SortLinks } from './list-bar';

type JobListingProps = Pick<ListPage, 'search' | 'categories'> & Omit<JobResultsProps, 'query' | 'pathOf'>;

/** A page of a list, with what narrows and sorts it. */
export function JobListing({ search, categories, ...results }: JobListingProps) {
  const { list, names } = results;
  const pathOf = searchPaths(categories ?? []);
  // Elements of their own for each search: otherwise what was opened or ticked for the last one would stay so.
  const key = routes.jobs({ ...search, page: 1 });
  return (
    <div className="job-list page-width">
      <ListFilters
        key={key}
        search={search}
        categories={categories}
        facets={list?.facets ?? null}
        pathOf={pathOf}
      />
      <ListBar key={`${key} bar`} search={search} names={names} total={list?.total ?? 0} pathOf={pathOf} />
      <div>
        <JobResults query={search} pathOf={pathOf} {...results} />
      </div>
    </div>
  );
}

type ListBarProps = {
  search: Required<JobsQuery>;
  /** Display names of the chosen category and place. */
  names: { category?: string; city?: string };
  /** How many jobs were found. */
  total: number;
  pathOf: ReturnType<typeof searchPaths>;
};

/** Stays in view over a list: what narrows it, each removable, and its order. */
function ListBar({ search, names, total, pathOf }: ListBarProps) {
  return (
    <div className="list-bar">
      <FilterChips search={search} names={names} total={total} pathOf={pathOf} />
      {total > 1 && <SortLinks search={search} pathOf={pathOf} />}
    </div>
  );
}
