import './job-listing.css';
import type { ListPage } from '@/lib/jobs/list-page';
import { searchPaths } from '@/lib/jobs/landing-pages';
import { routes } from '@/lib/routes';
import { JobResults, type JobResultsProps } from './job-results';
import { ListFilters } from './list-filters';
import { FilterChips, SortLinks } from './list-bar';

type JobListingProps = Pick<ListPage, 'search' | 'categories'> & Omit<JobResultsProps, 'query' | 'pathOf'>;

/** A page of a job list, with filters and sort order. */
export function JobListing({ search, categories, ...results }: JobListingProps) {
  const { list, names } = results;
  const total = list?.total ?? 0;
  const pathOf = searchPaths(categories ?? []);
  // Remount for each search, to reset what was opened or ticked for the last one.
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
      {/* Sticky: removable filters and the sort order. */}
      <div key={`${key} bar`} className="list-bar">
        <FilterChips search={search} names={names} total={total} pathOf={pathOf} />
        {total > 1 && <SortLinks search={search} pathOf={pathOf} />}
      </div>
      <div className="job-results">
        <JobResults query={search} pathOf={pathOf} {...results} />
      </div>
    </div>
  );
}
