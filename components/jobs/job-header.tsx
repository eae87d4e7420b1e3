import { jobPage, jobsPage } from '@/lib/content/jobs';
import { saysOnlyExperience } from '@/lib/shared/facts/experience';
import { formatDay } from '@/lib/shared/text/dates';
import type { LandingLinks } from '@/lib/jobs/landing-pages';
import { routes } from '@/lib/shared/routes';
import type { Job } from '@/lib/jobs/job';
import { Breadcrumb } from '../ui/breadcrumb';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import type { IconName } from '../ui/icon-names';
import { Container } from '../ui/container';
import { SaveStar } from '../saved/save-star';
import { JobPicture } from './company-mark';

type JobHeaderProps = { job: Job; landings: LandingLinks };

/** Title, company, facts and 'Apply For Job' above the fold; on a phone, ApplyBar has the action. */
export function JobHeader({ job, landings: { category, categoryInCities } }: JobHeaderProps) {
  const crumbs = [
    { label: jobsPage.title, href: routes.jobs() },
    ...[...(category ? [category] : []), ...categoryInCities.slice(0, 1)].map(({ name, href }) => ({
      label: name,
      href,
    })),
  ];
  return (
    <div className="band on-dark">
      <div className="jaali w-1/2" />
      <Container className="py-8 md:py-12">
        <Breadcrumb crumbs={crumbs} current={job.title} />
        <div className="job-head">
          <div className="min-w-0">
            <h1 className="type-title [overflow-wrap:anywhere] text-white">{job.title}</h1>
            {job.company && <p className="text-brand-tint mt-2 text-xl">{job.company}</p>}
            <JobFacts job={job} />
            <ButtonLink href={routes.apply(job.id)} rel="nofollow" variant="marigold" className="head-action">
              {jobPage.apply}
            </ButtonLink>
            <SaveStar
              href={routes.job(job)}
              title={job.title}
              place={[job.company, job.location].filter(Boolean).join(' · ')}
              salary={job.salary}
            />
          </div>
          <JobPicture job={job} className="hidden md:block" />
        </div>
      </Container>
    </div>
  );
}

function JobFacts({ job }: { job: Job }) {
  const { facts, experience, education, posted, closes } = jobPage;
  return (
    <dl className="facts mt-5">
      <Fact label={facts.location} icon="place" value={job.location} />
      <Fact label={facts.salary} icon="salary" value={job.salary} />
      <Fact label={facts.jobType} icon="type" value={job.jobType} />
      <Fact label={facts.workspace} icon="workspace" value={job.workspace} />
      <Fact label={facts.experience} icon="experience" value={job.experience && experience(job.experience)} />
      <Fact label={facts.education} icon="education" value={job.education && education[job.education]} />
      {/* Notes that only give the experience would say it twice. */}
      {!(job.experience && saysOnlyExperience(job.notes)) && (
        <Fact label={facts.notes} icon="note" value={job.notes} />
      )}
      <Fact label={facts.posted} icon="calendar" value={job.postedAt && posted(formatDay(job.postedAt))} />
      <Fact label={facts.closes} icon="calendar" value={job.expiresAt && closes(formatDay(job.expiresAt))} />
    </dl>
  );
}

function Fact({ label, icon, value }: { label: string; icon: IconName; value: string | null }) {
  if (!value) return null;
  return (
    <div>
      <dt>
        <span className="sr-only">{label}</span>
        <Icon name={icon} />
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
