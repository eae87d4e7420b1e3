import { browseJobs, jobPage, relatedPages } from '@/lib/content/jobs';
import type { LandingLinks } from '@/lib/jobs/landing-pages';
import { routes } from '@/lib/shared/routes';
import type { Job } from '@/lib/jobs/job';
import { shareLinks } from '@/lib/seo/share';
import { Link } from '../ui/link';
import { JobPicture } from './company-mark';
import { ShareButtons } from './share-buttons';
import { TrustNotice } from './trust-notice';

type JobAsideProps = { job: Job; pageUrl: string; landings: LandingLinks };

/** Beside the job's text: sharing, the promise that candidates never pay, and links to other jobs. */
export function JobAside({ job, pageUrl, landings }: JobAsideProps) {
  const onwards = [
    { label: jobPage.back, href: routes.jobs() },
    ...landings.categoryInCities.map(({ name, href }) => ({
      label: relatedPages.categoryInCity(landings.category?.name ?? '', name),
      href,
    })),
    ...landings.cities.map(({ name, href }) => ({ label: browseJobs.jobsIn(name), href })),
  ];
  return (
    <aside className="space-y-8 lg:sticky lg:top-28 print:hidden">
      <JobPicture job={job} className="md:hidden" />
      <section aria-labelledby="share-heading">
        <h2 id="share-heading" className="text-lg">
          {jobPage.share}
        </h2>
        <ShareButtons links={shareLinks(pageUrl, job.title)} />
      </section>
      <TrustNotice />
      <Link
        href={routes.reportJob(job.id)}
        rel="nofollow"
        className="text-ink-soft hover:text-brand block py-1 text-[0.9375rem] underline underline-offset-4"
      >
        {jobPage.report}
      </Link>
      <nav aria-label={jobPage.more}>
        <ul className="flex flex-wrap gap-x-5">
          {onwards.map(({ label, href }) => (
            <li key={href}>
              <Link
                href={href}
                className="text-brand inline-block py-2 font-semibold underline underline-offset-4"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
