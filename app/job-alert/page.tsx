import { serverParts, FormBoundary } from '@/components/forms/server-parts';
import { notFound } from 'next/navigation';
import { JobAlertForm } from '@/components/forms/job-alert-form';
import { ListBand } from '@/components/jobs/list-band';
import { SearchSummary } from '@/components/jobs/search-summary';
import { Container } from '@/components/ui/section';
import { jobAlertPage as copy } from '@/lib/content/job-alert';
import { jobsPage } from '@/lib/content/jobs';
import { parseJobsQuery } from '@/lib/jobs/query';
import { placeName } from '@/lib/content/names';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { getCategory } from '@/lib/jobs/categories';
import { takesJobAlerts } from '@/lib/upstream/categories';
import { orNull } from '@/lib/upstream/errors';

export const generateMetadata = () =>
  pageMetadata({
    title: copy.title,
    description: copy.lead,
    path: routes.jobAlert(),
    index: false,
  });

export default async function JobAlertPage({ searchParams }: PageProps<'/job-alert'>) {
  const query = parseJobsQuery(await searchParams);
  if (!query || !(await takesJobAlerts())) notFound();
  const search = { ...query, since: '' as const };
  const category = await orNull(getCategory(query.category));
  return (
    <>
      <ListBand
        heading={copy.heading}
        lead={copy.lead}
        crumbs={[{ label: jobsPage.title, href: routes.jobs() }]}
        current={copy.heading}
      />
      <Container className="space-y-8 py-6 md:py-10">
        <div className="max-w-3xl">
          <SearchSummary
            search={search}
            names={{ category: category?.name, city: placeName(query.location) }}
          />
        </div>
        <section aria-labelledby="form-heading" className="max-w-3xl">
          <h2 id="form-heading" className="type-heading mb-6">
            {copy.formHeading}
          </h2>
          <FormBoundary>
            <JobAlertForm search={search} submit={copy.submit} parts={serverParts('job-alert')} />
          </FormBoundary>
        </section>
      </Container>
    </>
  );
}
