import { identity } from '@/lib/content/identity';
import { applyMinutes, jobPage } from '@/lib/content/jobs';
import { saysOnlyExperience } from '@/lib/jobs/facts/experience';
import { routes } from '@/lib/routes';
import { saidPay } from '@/lib/content/pay';
import type { Job } from '@/lib/jobs/job';
import { shareLinks, whatsappQuestion } from '@/lib/seo/share';
import { initialOf } from '@/lib/base/text/initial-of';
import { langOf } from '@/lib/base/text/language-of-text';
import { ButtonLink } from '../ui/button';
import { Link } from '../ui/link';
import { Facts } from '../ui/facts';
import { ShareButtons } from './share-buttons';
import { CompanyMark } from './company-mark';

// Longer ones are more than amounts.
const LONG_SALARY = 40;
// Longer ones span the facts' whole width.
const LONG_NOTE = 40;

/** Pay, apply button, facts, sharing: a card beside the text on wide screens, else in the flow (job-page.css). */
export function JobAside({ job, pageUrl }: { job: Job; pageUrl: string }) {
  return (
    <div className="job-aside">
      {job.imageUrl && (
        <div className="job-picture">
          <CompanyMark
            imageUrl={job.imageUrl}
            initial={initialOf(job.company)}
            size={150}
            className="w-[150px] rounded-3xl"
          />
        </div>
      )}
      {job.statesPay && (
        <p className={job.salary.length > LONG_SALARY ? 'job-salary text-lg' : 'job-salary text-2xl'}>
          {saidPay(job.salary)}
        </p>
      )}
      <div className="job-apply">
        <ButtonLink href={routes.apply(job.id)} rel="nofollow">
          {jobPage.apply}
        </ButtonLink>
        <p>
          {jobPage.asked(job.questions.length)} {applyMinutes !== null && jobPage.minutes(applyMinutes)}
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

/** The notes, without the experience where it is said besides. */
function notesOf({ experience, notes }: Job): string {
  if (!experience) return notes;
  if (saysOnlyExperience(notes)) return '';
  const parts = notes.split(' · ');
  return parts.filter((part) => !saysOnlyExperience(part)).join(' · ');
}

function JobFacts({ job }: { job: Job }) {
  const { facts, experience, education } = jobPage;
  const notes = notesOf(job);
  const { lang } = langOf(notes);
  const salary = job.statesPay ? '' : saidPay(job.salary);
  return (
    <Facts
      className="job-facts"
      facts={[
        [facts.salary, salary],
        [facts.experience, job.experience && experience(job.experience)],
        [facts.education, job.education && education[job.education]],
        [
          lang ? jobPage.notesIn[lang] : facts.notes,
          notes && <span lang={lang}>{notes}</span>,
          notes.length > LONG_NOTE ? 'job-note' : undefined,
        ],
      ]}
    />
  );
}
