import type { Metadata } from 'next';
import { CategorySidebar } from '@/components/jobs/category-sidebar';
import { JobResults } from '@/components/jobs/job-results';
import { SearchFields } from '@/components/jobs/search-fields';
import { Banner } from '@/components/ui/banner';
import { Container } from '@/components/ui/section';
import { jobsPage } from '@/lib/content/jobs';
import { parseJobsQuery } from '@/lib/jobs-query';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { listCategories } from '@/lib/upstream/categories';
import { findJobs } from '@/lib/upstream/jobs';
import { orNull, readOrFail } from '@/lib/upstream/read-or-fail';

const PAGE_SIZE = 20;

export async function generateMetadata({ searchParams }: PageProps<'/job'>): Promise<Metadata> {
  const query = parseJobsQuery(await searchParams);
  return pageMetadata({
    title: query.page > 1 ? `${jobsPage.title} – page ${query.page}` : jobsPage.title,
    description: jobsPage.lead,
    path: routes.jobs(query),
    index: !query.keyword,
  });
}

export default async function JobsPage({ searchParams }: PageProps<'/job'>) {
  const query = parseJobsQuery(await searchParams);
  const [categories, { value: list }] = await Promise.all([
    orNull(listCategories()),
    readOrFail(findJobs(query, PAGE_SIZE)),
  ]);
  const selected = categories?.find((category) => category.id === query.category);
  return (
    <>
      <Banner title={jobsPage.heading} lead={jobsPage.lead}>
        <form action={routes.jobs()} role="search" className="mt-8 max-w-3xl">
          <SearchFields categories={categories ?? []} keyword={query.keyword} category={query.category} />
        </form>
      </Banner>
      <Container className="grid gap-x-10 gap-y-6 py-10 md:py-14 lg:grid-cols-[16rem_minmax(0,1fr)]">
        {categories && <CategorySidebar categories={categories} selected={query.category} />}
        <div className="min-w-0 lg:col-start-2">
          <JobResults list={list} query={query} pageSize={PAGE_SIZE} categoryName={selected?.name} />
        </div>
      </Container>
    </>
  );
}
