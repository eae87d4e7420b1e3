import './job-listing.css';
import type { ListPage } from '@/lib/jobs/list-page';
import { searchPaths } from '@/lib/jobs/landing-pages';
import { routes } from '@/lib/routes';
import { JobResults, type JobResultsProps } from './job-results';
import { ListBar } from './list-bar';
import { ListFilters } from './list-filters';

type JobListingProps = Pick<ListPage, 'search' | 'categories'> & Omit<JobResultsProps, 'query'>;

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
        <JobResults query={search} {...results} />
      </div>
    </div>
  );
}
