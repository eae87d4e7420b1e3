import './job-page.css';
import { jobPage, jobsPage, confirmation as copy } from '@/lib/content/jobs';
import type { LandingLinks } from '@/lib/jobs/landing-pages';
import { routes } from '@/lib/routes';
import { saidPay } from '@/lib/content/pay';
import { saidLocation, saidMode, saidType } from '@/lib/content/names';
import { langOf } from '@/lib/base/text/language-of-text';
import { initialOf } from '@/lib/base/text/initial-of';
import type { Job } from '@/lib/jobs/job';
import { isMarked } from '@/lib/jobs/confirmation';
import { indianDate } from '@/lib/base/mail/indian-time';
import { Breadcrumb } from '../ui/breadcrumb';
import { SaveStar } from '../saved/save-star';
import { Age } from './age';
import { CompanyMark } from './company-mark';
import { Facts } from '../ui/facts';
import type { ReactNode } from 'react';
import { Container } from '../ui/section';

// Longer titles would fill a phone's screen at the usual size.
const LONG_TITLE = 60;

type JobHeaderProps = { job: Job; landings: LandingLinks; open: boolean };

/** Breadcrumb, company and title, then place, type, mode and dates. */
function JobHeader({ job, landings: { category, categoryInCities }, open }: JobHeaderProps) {
  const { title, company, postedAt, expiresAt } = job;
  const location = saidLocation(job.location);
  const crumbs = [
    { label: jobsPage.title, href: routes.jobs() },
    ...[...(category ? [category] : []), ...categoryInCities.slice(0, 1)].map(({ name, href }) => ({
      label: name,
      href,
    })),
  ];
  return (
    <header className="job-head">
      <Breadcrumb crumbs={crumbs} current={title} />
      {company && (
        <p className="job-company">
          <CompanyMark imageUrl={job.imageUrl} initial={initialOf(company)} size={48} />
          {company}
        </p>
      )}
      <div className="job-title">
        <h1 className={title.length > LONG_TITLE ? 'type-heading' : 'type-title'} {...langOf(title)}>
          {title}
        </h1>
        {open && (
          <SaveStar
            href={routes.job(job)}
            title={title}
            {...langOf(title)}
            place={[company, location].filter(Boolean).join(' · ')}
            salary={saidPay(job.salary)}
          />
        )}
      </div>
      <Facts
        className="job-chips"
        facts={[
          [jobPage.facts.location, location],
          [jobPage.facts.jobType, saidType(job.jobType)],
          [jobPage.facts.workspace, saidMode(job.workspace)],
        ]}
      />
      {open && (postedAt || expiresAt) && (
        <p className="job-ages">
          {postedAt && <Age kind="posted" at={postedAt} />}{' '}
          {expiresAt && <Age kind="closes" at={expiresAt} />}
        </p>
      )}
      <Confirmed job={job} open={open} />
    </header>
  );
}

/** When the agency last confirmed that a job is open, or since when it has not; nothing if unknown. */
function Confirmed({ job, open }: { job: { confirmedAt: string | null }; open: boolean }) {
  const { confirmedAt } = job;
  if (!confirmedAt) return null;
  const day = indianDate(confirmedAt);
  if (open && isMarked(job)) return <p className="job-unconfirmed">{copy.notSince(day)}</p>;
  return <p className="job-confirmed">{open ? copy.on(day) : copy.lastOn(day)}</p>;
}

type JobFrameProps = { job: Job; landings: LandingLinks; open: boolean; children: ReactNode };

/** A job page's background and columns, starting with its header. */
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
