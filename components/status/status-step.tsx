import './status.css';
import { statusPage } from '@/lib/content/application-status';
import type { ApplicationStatus } from '@/lib/contract/application-status';
import { applicationStatusPath, handlers, jobPath } from '@/lib/routes';
import { Banner } from '../ui/banner';
import { Button, buttonStyle } from '../ui/button';
import { Container } from '../ui/section';

/** Asks for confirmation to withdraw an application, as mail scanners open links. */
export function WithdrawStep({ token, status }: { token: string; status: ApplicationStatus }) {
  const { title, withdraw: copy } = statusPage;
  return (
    <>
      <Banner title={copy.heading} />
      <Container className="py-8 md:py-12">
        <StatusFacts {...status} />
        <p className="max-w-text mt-6">{copy.text}</p>
        <form method="post" action={handlers.withdrawApplication()} className="status-actions">
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{copy.action}</Button>
          <a href={applicationStatusPath(token)} className={buttonStyle('outline')}>
            {title}
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
