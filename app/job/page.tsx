import type { Metadata } from 'next';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { BrowseJobs } from '@/components/jobs/browse-jobs';
import { JobListing } from '@/components/jobs/job-listing';
import { ListBand } from '@/components/jobs/list-band';
import { listHeading } from '@/components/jobs/list-heading';
import { ListSearch } from '@/components/jobs/list-search';
import { NearMe } from '@/components/jobs/near-me';
import { jobsPage } from '@/lib/content/jobs';
import { parseJobsQuery } from '@/lib/jobs/query';
import { getListPage } from '@/lib/jobs/list-page';
import { routes } from '@/lib/routes';
import { jobsMetadata } from '@/lib/seo/jobs-metadata';
import { takesJobAlerts } from '@/lib/upstream/categories';
import { listLocations } from '@/lib/jobs/locations';
import { orNull } from '@/lib/upstream/errors';

type Props = PageProps<'/job'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = parseJobsQuery(await searchParams);
  const page = query && (await getListPage(query));
  return page ? jobsMetadata(query, page) : {};
}

export default async function JobsPage({ searchParams }: Props) {
  const query = parseJobsQuery(await searchParams);
  const page = query && (await getListPage(query));
  if (!page) notFound();
  if (page.landing && query.page === 1) permanentRedirect(page.landing);
  if (page.lastPage) redirect(page.lastPage);
  const [locations, offersAlerts] = await Promise.all([orNull(listLocations()), orNull(takesJobAlerts())]);
  return (
    <>
      <ListBand heading={listHeading(page)} current={jobsPage.title} counts={page.list !== null}>
        <ListSearch query={query} categories={page.categories ?? []} />
      </ListBand>
      <NearMe query={query} locations={locations ?? []} />
      <JobListing {...page} alertHref={offersAlerts ? routes.jobAlert(query) : null} />
      <BrowseJobs categories={page.categories ?? []} locations={locations ?? []} />
    </>
  );
}
