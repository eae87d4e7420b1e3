import type { ReactNode } from 'react';
import type { LandingLinks } from '@/lib/jobs/landing-pages';
import type { Job } from '@/lib/jobs/job';
import { Container } from '../ui/container';
import { JobHeader } from './job-header';

type JobFrameProps = { job: Job; landings: LandingLinks; open: boolean; children: ReactNode };

/** The ground and columns of a job's page, beginning with its header. */
export function JobFrame({ children, ...header }: JobFrameProps) {
  return (
    <div className="job-page">
      <Container className="job-columns">
        <JobHeader {...header} />
        {children}
      </Container>
    </div>
  );
}
