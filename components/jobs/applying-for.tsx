import './applying-for.css';
import type { ReactNode } from 'react';
import { applyPage as copy } from '@/lib/content/jobs';
import { langOf } from '@/lib/base/text/language-of-text';
import { initialOf } from '@/lib/base/text/initial-of';
import { routes } from '@/lib/routes';
import { saidPay } from '@/lib/content/pay';
import { saidLocation } from '@/lib/content/names';
import type { Job } from '@/lib/jobs/job';
import { FormBoundary } from '../forms/server-parts';
import { unbroken } from '../ui/texts';
import { AfterApplying } from './after-applying';
import { CompanyMark } from './company-mark';
import { TrustNotice } from './trust-notice';

/** The job being applied for, as a row that links to it. */
export function JobRow({ job }: { job: Job }) {
  const { title, company, location, imageUrl } = job;
  const salary = job.statesPay ? saidPay(job.salary) : '';
  return (
    <div className="job-row">
      <CompanyMark imageUrl={imageUrl} initial={initialOf(company)} size={40} />
      <div>
        <p className="job-row-title">
          <span className="sr-only">{copy.applyingFor} </span>
          {/* A plain link, as job pages are cached, and prefetched on hover or touch (app/speculation-rules.json). */}
          <a href={routes.job(job)} {...langOf(title)}>
            {title}
          </a>
        </p>
        <p>{unbroken([company, saidLocation(location), salary].filter(Boolean).join(' · '))}</p>
      </div>
    </div>
  );
}

type ApplyingForProps = {
  jobId: string;
  /** The steps that follow, unless they are those of a job. */
  steps?: readonly string[];
  children: ReactNode;
};

/** The application form with the fee-free promise and the steps that follow. */
export function ApplyingFor({ jobId, steps, children }: ApplyingForProps) {
  return (
    <div className="apply-columns">
      <TrustNotice jobId={jobId} />
      <section aria-labelledby="form-heading">
        <h2 id="form-heading" className="type-heading mb-3">
          {copy.formHeading}
        </h2>
        <FormBoundary>{children}</FormBoundary>
      </section>
      <AfterApplying heading={copy.next} steps={steps} />
    </div>
  );
}
