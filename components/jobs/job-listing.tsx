import './job-listing.css';
import type { ListPage } from '@/lib/jobs/list-page';
import { searchPaths } from '@/lib/jobs/landing-pages';
import { routes } from '@/lib/routes';
import { JobResults, type JobResultsProps } from './job-results';
import { ListFilters } from './list-filters';
import { FilterChips, SortLinks } from './list-bar';

type JobListingProps = Pick<ListPage, 'categories'> & Omit<JobResultsProps, 'pathOf'>;

/** A page of a job list, with filters and sort order. */
export function JobListing({ categories, ...results }: JobListingProps) {
  const { query, meant, list, names } = results;
  const total = list?.total ?? 0;
  const pathOf = searchPaths(categories ?? []);
  // Remount for each search, to reset what was opened or ticked for the last one.
  const key = routes.jobs({ ...query, page: 1 });
  return (
    <div className="job-list page-width">
      <ListFilters
        key={key}
        query={query}
        categories={categories}
        facets={list?.facets ?? null}
        typedPlace={meant.location !== query.location ? names.city : undefined}
        pathOf={pathOf}
      />
      {/* Sticky. */}
      <div key={`${key} bar`} className="list-bar">
        {total > 1 && <SortLinks query={query} pathOf={pathOf} />}
      </div>
      <div className="job-results">
        <FilterChips query={query} names={names} total={total} pathOf={pathOf} />
        <JobResults pathOf={pathOf} {...results} />
      </div>
    </div>
  );
}
