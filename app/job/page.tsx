import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { BrowseJobs } from '@/components/jobs/browse-jobs';
import { CategorySidebar } from '@/components/jobs/category-sidebar';
import { JobResults } from '@/components/jobs/job-results';
import { SearchFields } from '@/components/jobs/search-fields';
import { Banner } from '@/components/ui/banner';
import { Container } from '@/components/ui/container';
import { jobsPage } from '@/lib/content/jobs';
import { findCity } from '@/lib/contract/places/cities-in';
import { isLandingPage, jobsPath, parseJobsQuery } from '@/lib/jobs-query';
import { routes } from '@/lib/routes';
import { jobsMetadata } from '@/lib/seo/jobs-metadata';
import { getCategory, listCategories } from '@/lib/upstream/categories';
import { takesJobAlerts } from '@/lib/upstream/job-alerts';
import { findJobs } from '@/lib/upstream/jobs';
import { listLocations } from '@/lib/upstream/locations';
import { orNull, readOrFail } from '@/lib/upstream/read-or-fail';

const PAGE_SIZE = 20;

type Props = PageProps<'/job'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = parseJobsQuery(await searchParams);
  return jobsMetadata(query, await selectedName(query));
}

export default async function JobsPage({ searchParams }: Props) {
  const query = parseJobsQuery(await searchParams);
  if (isLandingPage(query)) permanentRedirect(jobsPath(query));
  const [categories, locations, name, offersAlerts, { value: list }] = await Promise.all([
    orNull(listCategories()),
    orNull(listLocations()),
    selectedName(query),
    orNull(takesJobAlerts()),
    readOrFail(findJobs(query, PAGE_SIZE)),
  ]);
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
          <JobResults
            list={list}
            query={query}
            pageSize={PAGE_SIZE}
            selectedName={name}
            alertHref={offersAlerts ? routes.jobAlert(query) : null}
          />
        </div>
      </Container>
      <BrowseJobs categories={categories ?? []} locations={locations ?? []} />
    </>
  );
}

async function selectedName({ category, location }: { category: string; location: string }) {
  if (!category) return findCity(location)?.name;
  return (await orNull(getCategory(category)))?.name;
}
