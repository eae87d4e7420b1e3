import type { ListPage } from '@/lib/jobs/list-page';
import { searchPaths } from '@/lib/jobs/landing-pages';
import { Container } from '../ui/container';
import { CategorySidebar } from './category-sidebar';
import { FilterForm } from './filter-form';
import { JobResults, type JobResultsProps } from './job-results';

type JobListingProps = Pick<ListPage, 'search' | 'categories'> & Omit<JobResultsProps, 'query' | 'pathOf'>;

/** Categories and filters beside a page of a list. */
export function JobListing({ search, categories, ...results }: JobListingProps) {
  const pathOf = searchPaths(categories ?? []);
  const facets = results.list?.facets ?? null;
  return (
    <Container className="grid gap-x-10 gap-y-6 py-10 md:py-14 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="min-w-0 space-y-6">
        {categories && (
          <CategorySidebar
            categories={categories}
            search={search}
            counts={facets?.category ?? null}
            pathOf={pathOf}
          />
        )}
        <FilterForm search={search} facets={facets} />
      </div>
      <div className="min-w-0">
        <JobResults query={search} pathOf={pathOf} {...results} />
      </div>
    </Container>
  );
}
