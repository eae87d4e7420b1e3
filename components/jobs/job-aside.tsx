import { jobPage } from '@/lib/content/jobs';
import { routes } from '@/lib/routes';
import type { Job } from '@/lib/upstream/job-details';
import { shareLinks } from '@/lib/share';
import { Link } from '../ui/link';
import { JobPicture } from './job-picture';
import { ShareButtons } from './share-buttons';
import { TrustNotice } from './trust-notice';

/** Beside the job's text: sharing, and the promise that candidates never pay. */
export function JobAside({ job, pageUrl }: { job: Job; pageUrl: string }) {
  return (
    <aside className="space-y-8 lg:sticky lg:top-28">
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
        className="text-ink-soft hover:text-brand block py-1 text-[0.9375rem] underline underline-offset-4"
      >
        {jobPage.report}
      </Link>
      <Link
        href={routes.jobs()}
        className="text-brand inline-block py-2 font-semibold underline underline-offset-4"
      >
        {jobPage.back}
      </Link>
    </aside>
  );
}
