import type { ListPage } from '@/lib/jobs/list-page';
import { Container } from '../ui/container';
import { CategorySidebar } from './category-sidebar';
import { JobResults, type JobResultsProps } from './job-results';

type JobListingProps = Pick<ListPage, 'search' | 'categories'> & Omit<JobResultsProps, 'query'>;

/** The category sidebar beside a page of a list. */
export function JobListing({ search, categories, ...results }: JobListingProps) {
  return (
    <Container className="grid gap-x-10 gap-y-6 py-10 md:py-14 lg:grid-cols-[16rem_minmax(0,1fr)]">
      {categories && <CategorySidebar categories={categories} selected={search.category} />}
      <div className="min-w-0 lg:col-start-2">
        <JobResults query={search} {...results} />
      </div>
    </Container>
  );
}
