import { jobPage } from '@/lib/content/jobs';
import type { JobSummary } from '@/lib/jobs/job';
import { Section } from '../ui/section';
import { JobCard } from './job-card';

/** Other jobs that may suit the reader; nothing if there are none. */
export function SimilarJobs({ jobs }: { jobs: JobSummary[] }) {
  if (jobs.length === 0) return null;
  return (
    <Section tone="deep" heading={jobPage.similar} className="print:hidden">
      <ul className="space-y-3">
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </ul>
    </Section>
  );
}
