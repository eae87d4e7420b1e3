import type { ReactNode } from 'react';
import { confirmation, jobsPage, jobPage } from '@/lib/content/jobs';
import { isMarked } from '@/lib/jobs/confirmation';
import { statesPay } from '@/lib/jobs/facts/salary';
import { langOf } from '@/lib/base/text/language-of-text';
import { initialOf } from '@/lib/base/text/initial-of';
import { isoDay } from '@/lib/base/text/indian-day';
import { routes } from '@/lib/routes';
import { saidPay } from '@/lib/content/pay';
import { saidJob, saidLocation, saidMode, saidType } from '@/lib/content/names';
import type { JobSummary } from '@/lib/jobs/job';
import { JobCardView } from './job-card-view';
import { Section } from '../ui/section';

/** One job in a list. */
function JobCard({ job, action = jobsPage.apply }: { job: JobSummary; action?: string }) {
  const { title, salary, company, location, imageUrl, postedAt, expiresAt } = saidJob(job);
  const isPaid = statesPay(salary);
  return (
    // Absent props are omitted, as undefined would be serialised with every card.
    <JobCardView
      href={routes.job(job)}
      title={title}
      {...langOf(title)}
      company={company}
      location={location && saidLocation(location)}
      salary={isPaid ? saidPay(salary) : null}
      facts={[isPaid ? '' : saidPay(salary), saidType(job.jobType), saidMode(job.workspace)]
        .filter(Boolean)
        // With a word joiner, so that no line ends inside "Part-time".
        .map((fact) => fact.replaceAll('-', '-\u2060'))}
      {...(postedAt && { posted: isoDay(postedAt) })}
      {...(expiresAt && { closes: isoDay(expiresAt) })}
      {...(isMarked(job) && { unconfirmed: confirmation.mark })}
      action={action}
      mark={{ imageUrl, initial: initialOf(company) }}
    />
  );
}

type JobCardsProps = { jobs: JobSummary[]; action?: string; className?: string; children?: ReactNode };

/** A list of jobs, and what follows them in it. */
export function JobCards({ jobs, action, className = 'space-y-2 md:space-y-3', children }: JobCardsProps) {
  return (
    <ul className={className}>
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} action={action} />
      ))}
      {children}
    </ul>
  );
}

/** Similar jobs; renders nothing if there are none. */
export function SimilarJobs({ jobs }: { jobs: JobSummary[] }) {
  if (jobs.length === 0) return null;
  return (
    <Section tone="deep" heading={jobPage.similar} className="print:hidden">
      <JobCards jobs={jobs} className="space-y-3" />
    </Section>
  );
}
