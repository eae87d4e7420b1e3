import { routes } from '@/lib/routes';
import type { JobSummary } from '@/lib/upstream/jobs';
import { Link } from '../ui/link';
import { CompanyMark } from './company-mark';

/** One job in a list. The whole card leads to the job; 'Apply Now' is its visible action and leads there too. */
export function JobCard({ job, action = 'Apply Now' }: { job: JobSummary; action?: string }) {
  const href = routes.job(job);
  const place = [job.company, job.location].filter(Boolean);
  const facts = [job.jobType, job.workspace].filter(Boolean);
  return (
    <li className="group border-line bg-paper-raised hover:border-brand focus-within:border-brand relative rounded-2xl border transition-colors">
      <article className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-4 gap-y-2 p-4 md:grid-cols-[3.5rem_minmax(0,1fr)_minmax(9rem,auto)_auto] md:items-center md:gap-x-6 md:px-6 md:py-5">
        <CompanyMark imageUrl={job.imageUrl} company={job.company} size={56} className="size-13 md:size-14" />
        <div className="min-w-0">
          <h3 className="text-lg leading-snug font-semibold [overflow-wrap:anywhere]">
            <Link
              href={href}
              className="group-hover:text-brand no-underline after:absolute after:inset-0 after:rounded-2xl"
            >
              {job.title}
            </Link>
          </h3>
          <p className="text-ink-soft mt-0.5 text-[0.9375rem] [overflow-wrap:anywhere]">
            {place.join(' · ')}
          </p>
        </div>
        <div className="col-start-2 text-[0.9375rem] md:col-start-auto md:text-right">
          {job.salary && <p className="font-semibold [overflow-wrap:anywhere] tabular-nums">{job.salary}</p>}
          {facts.length > 0 && <p className="text-ink-soft">{facts.join(' · ')}</p>}
        </div>
        <Link
          href={href}
          aria-label={`${action}: ${job.title}`}
          className="border-brand text-brand hover:bg-brand relative z-10 col-start-2 mt-1 inline-flex min-h-11 items-center justify-self-start rounded-full border px-5 text-[0.9375rem] font-semibold no-underline transition-colors hover:text-white md:col-start-auto md:mt-0"
        >
          {action}
        </Link>
      </article>
    </li>
  );
}
