import { claims } from '@/lib/content/claims';
import { identity } from '@/lib/content/identity';
import { applyMinutes, jobPage } from '@/lib/content/jobs';
import { saysOnlyExperience } from '@/lib/jobs/facts/experience';
import { routes } from '@/lib/routes';
import type { Job } from '@/lib/jobs/job';
import { shareLinks, whatsappQuestion } from '@/lib/seo/share';
import { initialOf } from '@/lib/base/text/initial-of';
import { ButtonLink } from '../ui/button';
import { Link } from '../ui/link';
import { Fact } from './fact';
import { ShareButtons } from './share-buttons';
import { CompanyMark } from './company-mark';

// Longer ones say more than amounts.
const LONG_SALARY = 40;
// Longer ones take the facts' whole width.
const LONG_NOTE = 40;

/**
 * Pay, the way to apply, facts and sharing: on wide screens a card beside the text, else in the flow of the page
 * (job-page.css).
 */
export function JobAside({ job, pageUrl }: { job: Job; pageUrl: string }) {
  return (
    <div className="job-aside">
      <JobPicture job={job} className="job-picture" />
      {job.statesPay && (
        <p className={job.salary.length > LONG_SALARY ? 'job-salary text-lg' : 'job-salary text-2xl'}>
          {job.salary}
        </p>
      )}
      <div className="job-apply">
        <ButtonLink href={routes.apply(job.id)} rel="nofollow">
          {jobPage.apply}
        </ButtonLink>
        <p>
          {jobPage.asked(claims.askPay, job.questions.length)}{' '}
          {applyMinutes !== null && jobPage.minutes(applyMinutes)}
        </p>
      </div>
      <JobFacts job={job} />
      <div className="job-share">
        <h2>{jobPage.share}</h2>
        <ShareButtons links={shareLinks(pageUrl, job.title)} />
        {identity.whatsapp && (
          <a
            href={whatsappQuestion(identity.whatsapp.number, jobPage.question(job, pageUrl))}
            target="_blank"
            rel="noopener"
            className="mr-5"
          >
            {jobPage.ask}
          </a>
        )}
        <Link href={routes.reportJob(job.id)} rel="nofollow">
          {jobPage.report}
        </Link>
      </div>
    </div>
  );
}

function JobFacts({ job }: { job: Job }) {
  const { facts, experience, education } = jobPage;
  // Notes that only give the experience would say it twice.
  const notes = job.experience && saysOnlyExperience(job.notes) ? '' : job.notes;
  const salary = job.statesPay ? '' : job.salary;
  if (![salary, job.experience, job.education, notes].some(Boolean)) return null;
  return (
    <dl className="job-facts">
      <Fact label={facts.salary} value={salary} />
      <Fact label={facts.experience} value={job.experience && experience(job.experience)} />
      <Fact label={facts.education} value={job.education && education[job.education]} />
      {notes.length > LONG_NOTE ? (
        <div className="job-note">
          <dt>{facts.notes}</dt>
          <dd>{notes}</dd>
        </div>
      ) : (
        <Fact label={facts.notes} value={notes} />
      )}
    </dl>
  );
}

type JobPictureProps = { job: { imageUrl: string | null; company: string }; className?: string };

/** A job page's image, 150 px wide; nothing if the job has none. */
function JobPicture({ job, className = '' }: JobPictureProps) {
  if (!job.imageUrl) return null;
  return (
    <div className={className}>
      <CompanyMark
        imageUrl={job.imageUrl}
        initial={initialOf(job.company)}
        size={150}
        className="w-[150px] rounded-3xl"
      />
    </div>
  );
}
