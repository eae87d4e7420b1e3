import { closedJobPage as copy, jobsPage } from '@/lib/content/jobs';
import type { LandingLinks } from '@/lib/jobs/landing-pages';
import { routes } from '@/lib/shared/routes';
import type { Job } from '@/lib/jobs/job';
import { Banner } from '../ui/banner';
import { ButtonLink } from '../ui/button';
import { Notice } from '../ui/notice';
import { Container } from '../ui/container';

/** Shown in place of a job that no longer accepts applications. */
export function ClosedJob({ job, category }: { job: Job; category: LandingLinks['category'] }) {
  const where = [job.company, job.location].filter(Boolean).join(' · ');
  return (
    <>
      <Banner title={job.title} lead={where} crumbs={[{ label: jobsPage.title, href: routes.jobs() }]} />
      <Container className="py-10 md:py-14">
        <Notice heading={copy.heading} text={copy.text}>
          <ButtonLink href={category?.href ?? routes.jobs()}>{copy.action}</ButtonLink>
        </Notice>
      </Container>
    </>
  );
}
