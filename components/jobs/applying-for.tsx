import type { ReactNode } from 'react';
import { applyPage as copy } from '@/lib/content/jobs';
import { initialOf } from '@/lib/shared/text/initial-of';
import { routes } from '@/lib/shared/routes';
import type { Job } from '@/lib/jobs/job';
import { FormBoundary } from '../forms/form-boundary';
import { Link } from '../ui/link';
import { CompanyMark } from './company-mark';
import { TrustNotice } from './trust-notice';

/** The application form beside a summary of its job. */
export function ApplyingFor({ job, children }: { job: Job; children: ReactNode }) {
  const facts = [job.location, job.salary, job.jobType].filter(Boolean);
  return (
    <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <aside className="border-line bg-paper-raised rounded-3xl border p-6 lg:sticky lg:top-28 lg:order-last">
        <p className="text-ink-soft text-[0.9375rem]">{copy.applyingFor}</p>
        <div className="mt-3 flex gap-4 lg:flex-col">
          <CompanyMark
            imageUrl={job.imageUrl}
            initial={initialOf(job.company)}
            size={64}
            className="size-14 lg:size-16"
          />
          <div className="min-w-0">
            <p className="font-display text-xl leading-snug font-semibold [overflow-wrap:anywhere]">
              <Link href={routes.job(job)} className="hover:text-brand underline-offset-4 hover:underline">
                {job.title}
              </Link>
            </p>
            <p className="mt-1">{job.company}</p>
            <p className="text-ink-soft mt-1 text-[0.9375rem] [overflow-wrap:anywhere]">
              {facts.join(' · ')}
            </p>
          </div>
        </div>
        <TrustNotice className="mt-5" />
      </aside>
      <section aria-labelledby="form-heading" className="max-w-2xl">
        <h2 id="form-heading" className="type-heading mb-6">
          {copy.formHeading}
        </h2>
        <FormBoundary>{children}</FormBoundary>
      </section>
    </div>
  );
}
