import { browseJobs } from '@/lib/content/jobs';
import type { Landing } from '@/lib/landing/landing';
import { routes } from '@/lib/routes';
import { listCategories } from '@/lib/upstream/categories';
import { listLocations } from '@/lib/upstream/locations';
import { Banner } from '../ui/banner';
import { ButtonLink } from '../ui/button';
import { Container } from '../ui/container';
import { BrowseJobs } from './browse-jobs';
import { JobCard } from './job-card';
import { TrustNotice } from './trust-notice';

/** The newest jobs of a category or a city, under what is to be said of them all, and the ways to the others. */
export async function JobLanding({ heading, intro, list, more }: Landing) {
  const [categories, locations] = await Promise.all([listCategories(), listLocations()]);
  return (
    <>
      <Banner title={heading} lead={intro} crumbs={[{ label: 'Jobs', href: routes.jobs() }]} />
      <Container className="py-10 md:py-14">
        <h2 className="mb-5 text-lg">{browseJobs.newest}</h2>
        <ul className="space-y-3">
          {list.jobs.map((job) => (
            <JobCard key={job.id} job={job} />
          ))}
        </ul>
        {list.total > list.jobs.length && (
          <ButtonLink href={more.href} variant="outline" className="mt-6">
            {browseJobs.allIn(list.total.toLocaleString('en-IN'), more.where)}
          </ButtonLink>
        )}
        <TrustNotice className="mt-8" />
      </Container>
      <BrowseJobs categories={categories} locations={locations} />
    </>
  );
}
