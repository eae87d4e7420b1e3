import { connection } from 'next/server';
import { BrowseJobs, CategoryGrid } from '@/components/jobs/browse-jobs';
import { JobCards } from '@/components/jobs/job-card';
import { ListBand } from '@/components/jobs/list-band';
import { TalentPoolLink } from '@/components/jobs/talent-pool-link';
import { TrustNotice } from '@/components/jobs/trust-notice';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import { candidatesPage as copy, jobsPage } from '@/lib/content/jobs';
import { withRequestNumber } from '@/lib/content/request-number';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { listCategories } from '@/lib/jobs/categories';
import { listJobs } from '@/lib/jobs/lists';
import { listLocations } from '@/lib/jobs/locations';
import { orNull, readOrFail } from '@/lib/upstream/errors';

const JOBS_SHOWN = 3;

export const generateMetadata = () =>
  pageMetadata({ title: copy.title, description: copy.lead, path: routes.candidates() });

export default async function CandidatesPage() {
  await connection();
  const [categories, locations, { value: list }] = await Promise.all([
    orNull(listCategories()),
    orNull(listLocations()),
    readOrFail(listJobs('', 1, JOBS_SHOWN)),
  ]);
  const allJobs = <ButtonLink href={routes.jobs()}>{jobsPage.empty.action}</ButtonLink>;
  return (
    <>
      <ListBand heading={copy.heading} lead={copy.lead} current={copy.heading} />
      {categories?.length !== 0 && (
        <Section rank="third" heading={copy.categories}>
          {categories ? (
            <CategoryGrid categories={categories} />
          ) : (
            <p className="text-ink-soft">{jobsPage.categoriesFailed}</p>
          )}
        </Section>
      )}
      <Section rank="third" tone="deep" heading={copy.jobs} aside={list && allJobs}>
        {list?.jobs.length ? (
          <JobCards jobs={list.jobs} action={copy.apply}>
            <li className="space-y-4">
              <TrustNotice className="mt-5" />
              <TalentPoolLink />
            </li>
          </JobCards>
        ) : (
          <Notice
            level="h3"
            {...(list
              ? jobsPage.noJobs
              : { ...jobsPage.failed, text: withRequestNumber(jobsPage.failed.text) })}
          >
            {allJobs}
          </Notice>
        )}
      </Section>
      <BrowseJobs categories={categories ?? []} locations={locations ?? []} tone="paper" all />
    </>
  );
}
