import { browseJobs } from '@/lib/content/jobs';
import { routes } from '@/lib/routes';
import type { JobList } from '@/lib/upstream/jobs';
import { Banner } from '../ui/banner';
import { ButtonLink } from '../ui/button';
import { Container } from '../ui/container';
import { JobCard } from './job-card';
import { TrustNotice } from './trust-notice';

type JobLandingProps = {
  heading: string;
  intro: string;
  list: JobList;
  /** Where the other jobs of the kind stand, e.g. "in Pune". */
  more: { href: string; where: string };
};

/** The newest jobs of a category or a city, under what is to be said of them all. */
export function JobLanding({ heading, intro, list, more }: JobLandingProps) {
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
    </>
  );
}
