import './status.css';
import { statusPage } from '@/lib/content/application-status';
import type { ApplicationStatus } from '@/lib/contract/application-status';
import { applicationStatusPath, jobPath } from '@/lib/routes';
import { Banner } from '../ui/banner';
import { Button, buttonStyle } from '../ui/button';
import { Container } from '../ui/section';

type StepProps = {
  token: string;
  status: ApplicationStatus;
  copy: { heading: string; text: string; action: string };
  /** The button's POST URL. */
  handler: string;
};

/** Asks for confirmation of an action on an application, as mail scanners open links. */
export function StatusStep({ token, status, copy, handler }: StepProps) {
  return (
    <>
      <Banner title={copy.heading} />
      <Container className="py-8 md:py-12">
        <StatusFacts {...status} />
        <p className="max-w-text mt-6">{copy.text}</p>
        <form method="post" action={handler} className="status-actions">
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{copy.action}</Button>
          <a href={applicationStatusPath(token)} className={buttonStyle('outline')}>
            {statusPage.title}
          </a>
        </form>
      </Container>
    </>
  );
}

type Props = Pick<ApplicationStatus, 'reference' | 'shown_to'> & { job?: ApplicationStatus['job'] };

export function StatusFacts({ reference, job, shown_to: shownTo }: Props) {
  const { facts } = statusPage;
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
      {(shownTo?.length ?? 0) > 0 && <dt>{facts.shownTo}</dt>}
      {shownTo?.map(({ name, at }) => (
        <dd key={name}>{statusPage.shown(name, at)}</dd>
      ))}
    </dl>
  );
}
