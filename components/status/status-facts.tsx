import { statusPage } from '@/lib/content/application-status';
import type { ApplicationStatus } from '@/lib/contract/application-status';
import { jobPath } from '@/lib/routes';

const { facts } = statusPage;

type Props = { reference: string; job?: ApplicationStatus['job'] };

/** For which job an application is, and under which reference. */
export function StatusFacts({ reference, job }: Props) {
  return (
    <dl className="status-facts">
      {job?.title && (
        <>
          <dt>{facts.job}</dt>
          <dd>
            <a href={jobPath(job)}>{job.title}</a>
          </dd>
        </>
      )}
      {job?.company_name && (
        <>
          <dt>{facts.company}</dt>
          <dd>{job.company_name}</dd>
        </>
      )}
      <dt>{facts.reference}</dt>
      <dd>{reference}</dd>
    </dl>
  );
}
