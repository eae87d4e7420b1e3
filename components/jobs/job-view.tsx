import { fromUs } from '@/lib/content/from-us';
import { law } from '@/lib/content/law';
import { jobPage, browseJobs, relatedPages } from '@/lib/content/jobs';
import { jobTextParts } from '@/lib/jobs/job-text';
import type { LandingLinks } from '@/lib/jobs/landing-pages';
import { absoluteUrl } from '@/lib/seo/metadata';
import { jobPosting } from '@/lib/seo/structured-data/job-posting';
import { saidPay } from '@/lib/content/pay';
import { currentLanguage } from '@/lib/base/language';
import { langOf } from '@/lib/base/text/language-of-text';
import { routes } from '@/lib/routes';
import type { Job } from '@/lib/jobs/job';
import { sharing } from '@/lib/content/sharing';
import { shareUrl } from '@/lib/seo/share';
import { identity } from '@/lib/content/identity';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { AfterApplying } from './after-applying';
import { JobAside } from './job-aside';
import { JobFrame } from './job-header';
import { JobText } from './job-text';
import { TrustNotice } from './trust-notice';

/** The promise that candidates never pay, and where to report demands for money. */
function NeverPay({ jobId }: { jobId: string }) {
  const { before, or } = jobPage.fraud;
  const { phone, site } = law.cybercrime;
  return (
    <div className="never-pay">
      <TrustNotice jobId={jobId} />
      <p>
        {fromUs.inBrief} {before} <a href={`tel:${phone}`}>{phone}</a> {or}{' '}
        <a href={`https://${site}`}>{site}</a>
      </p>
    </div>
  );
}

/** An open job's page. */
export function JobView({ job, landings }: { job: Job; landings: LandingLinks }) {
  const parts = jobTextParts(job, jobPage);
  const { lang } = langOf(parts.map(({ html }) => html).join(' '));
  const pageUrl = absoluteUrl(routes.job(job));
  return (
    <>
      <JobFrame job={job} landings={landings} open>
        <JobAside job={job} pageUrl={pageUrl} />
        <div className="job-body">
          {parts.length > 0 ? (
            <>
              {lang && <p className="text-ink-soft text-[0.9375rem]">{jobPage.writtenIn[lang]}</p>}
              <JobText parts={parts} posting={currentLanguage() === 'en' ? jobPosting(job, parts) : null} />
            </>
          ) : (
            <p>{jobPage.noDetails}</p>
          )}
          <ButtonLink href={routes.apply(job.id)} rel="nofollow" className="apply-again">
            {jobPage.applyAgain}
          </ButtonLink>
          <AfterApplying heading={jobPage.afterApplying} />
          <NeverPay jobId={job.id} />
          <MoreJobs landings={landings} />
          <PrintNote pageUrl={pageUrl} />
        </div>
      </JobFrame>
      <ApplyBar job={job} pageUrl={pageUrl} />
    </>
  );
}

/**
 * On phones, a bar at the bottom with pay and the main action, which the card has on wider screens. Must be a child
 * of `main`, at whose end it comes to rest (job-page.css).
 */
function ApplyBar({ job, pageUrl }: { job: Job; pageUrl: string }) {
  return (
    <div className="foot-bar">
      {job.statesPay && <p>{saidPay(job.salary)}</p>}
      <a
        href={shareUrl('WhatsApp', pageUrl, job.title)}
        target="_blank"
        rel="noopener"
        aria-label={sharing.on('WhatsApp')}
      >
        <Icon name="whatsapp" />
      </a>
      <ButtonLink href={routes.apply(job.id)} rel="nofollow">
        {jobPage.apply}
      </ButtonLink>
    </div>
  );
}

/** Links to the lists that contain this job. */
function MoreJobs({ landings: { category, cities, categoryInCities } }: { landings: LandingLinks }) {
  const onwards = [
    { label: jobPage.back, href: routes.jobs() },
    ...categoryInCities.map(({ name, href }) => ({
      label: relatedPages.categoryInCity(category?.name ?? '', name),
      href,
    })),
    ...cities.map(({ name, href }) => ({ label: browseJobs.jobsIn(name), href })),
  ];
  return (
    <nav aria-label={jobPage.more} className="more-jobs">
      <ul>
        {onwards.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Contact details and URL, for printed jobs only. */
function PrintNote({ pageUrl }: { pageUrl: string }) {
  const { legalName, offices, phone, email } = identity;
  const address = offices
    .slice(0, 1)
    .flatMap(({ street, locality, postalCode, region }) => [...street, `${locality} ${postalCode}`, region]);
  return (
    <div className="print-note">
      <p>{pageUrl}</p>
      <address>{[legalName, ...address, phone.label, email].join(', ')}</address>
    </div>
  );
}
