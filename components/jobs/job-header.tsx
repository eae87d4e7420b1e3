import type { ReactNode } from 'react';
import { jobPage } from '@/lib/content/jobs';
import { formatDay } from '@/lib/dates';
import { routes } from '@/lib/routes';
import type { Job } from '@/lib/upstream/job-details';
import { Breadcrumb } from '../ui/breadcrumb';
import { ButtonLink } from '../ui/button';
import { CalendarIcon, NoteIcon, PlaceIcon, SalaryIcon, TypeIcon, WorkspaceIcon } from '../ui/icons';
import { Container } from '../ui/section';
import { JobPicture } from './company-mark';

/** Title, company, facts and 'Apply For Job', in view at once. */
export function JobHeader({ job }: { job: Job }) {
  return (
    <div className="on-dark bg-ink-band relative isolate overflow-hidden text-white">
      <div className="jaali absolute inset-y-0 right-0 -z-10 w-1/2 [mask-image:linear-gradient(to_left,black,transparent)]" />
      <Container className="py-8 md:py-12">
        <Breadcrumb crumbs={[{ label: 'Jobs', href: routes.jobs() }]} current={job.title} />
        <div className="mt-6 grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_150px] md:gap-10">
          <div className="min-w-0">
            <h1 className="type-title [overflow-wrap:anywhere] text-white">{job.title}</h1>
            {job.company && <p className="text-brand-tint mt-2 text-xl">{job.company}</p>}
            <JobFacts job={job} />
            <ApplyAction jobId={job.id} />
          </div>
          <JobPicture job={job} className="hidden md:block" />
        </div>
      </Container>
    </div>
  );
}

function JobFacts({ job }: { job: Job }) {
  return (
    <dl className="mt-5 flex flex-wrap gap-x-6 gap-y-2.5 text-[0.9375rem] md:text-base">
      <Fact label="Location" icon={<PlaceIcon />} value={job.location} />
      <Fact label="Salary" icon={<SalaryIcon />} value={job.salary} />
      <Fact label="Job type" icon={<TypeIcon />} value={job.jobType} />
      <Fact label="Workspace" icon={<WorkspaceIcon />} value={job.workspace} />
      <Fact label="Notes" icon={<NoteIcon />} value={job.notes} />
      <Fact
        label="Posted"
        icon={<CalendarIcon />}
        value={job.postedAt && `Posted ${formatDay(job.postedAt)}`}
      />
      <Fact
        label="Closes"
        icon={<CalendarIcon />}
        value={job.expiresAt && `Closes ${formatDay(job.expiresAt)}`}
      />
    </dl>
  );
}

function Fact({ label, icon, value }: { label: string; icon: ReactNode; value: string | null }) {
  if (!value) return null;
  return (
    <div className="flex min-w-0 items-center gap-2">
      <dt className="text-marigold">
        <span className="sr-only">{label}</span>
        {icon}
      </dt>
      <dd className="min-w-0 [overflow-wrap:anywhere] tabular-nums">{value}</dd>
    </div>
  );
}

/** On a phone the one action stays at the foot of the screen while the job is read. */
function ApplyAction({ jobId }: { jobId: string }) {
  return (
    <div className="foot-bar border-line bg-paper fixed inset-x-0 bottom-0 z-20 border-t p-3 md:static md:mt-8 md:border-0 md:bg-transparent md:p-0">
      <ButtonLink href={routes.apply(jobId)} variant="marigold" className="w-full md:w-auto md:px-9">
        {jobPage.apply}
      </ButtonLink>
    </div>
  );
}
