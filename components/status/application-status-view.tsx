import './status.css';
import { ReactNode } from 'react';
import { statusPage as copy } from '@/lib/content/application-status';
import { hasEnded, type Step, stepsToShow } from '@/lib/links/status-steps';
import type { Standing } from '@/lib/links/shown';
import type { ApplicationStatus } from '@/lib/contract/application-status';
import { routes, withdrawPath } from '@/lib/routes';
import { AppointmentCard } from './appointment';
import { Banner } from '../ui/banner';
import { ButtonLink, buttonStyle } from '../ui/button';
import { Container } from '../ui/section';
import { Notice } from '../ui/notice';
import { StatusFacts } from './status-step';

type Props = { token: string; standing: Standing };

/** An application's status, or why none is shown. */
export function ApplicationStatusView({ token, standing }: Props) {
  const isProblem = standing.kind !== 'known' && standing.kind !== 'waiting';
  return (
    <>
      <Banner title={copy.title} lead={isProblem ? undefined : copy.lead} />
      <Container className="py-8 md:py-12">
        {standing.kind === 'known' && <Known token={token} status={standing.status} />}
        {standing.kind === 'waiting' && <Waiting {...standing} />}
        {isProblem && (
          <Notice {...copy.problems[standing.kind]}>
            <ButtonLink href={routes.jobs()}>{copy.moreJobs}</ButtonLink>
          </Notice>
        )}
      </Container>
    </>
  );
}

function Known({ token, status }: { token: string; status: ApplicationStatus }) {
  const isEnded = hasEnded(status.states);
  return (
    <>
      {status.appointment && <AppointmentCard token={token} appointment={status.appointment} />}
      <Columns facts={<StatusFacts {...status} />} steps={stepsToShow(status.states, status.entered)} />
      <p className="status-note">
        {copy.call} {status.until && copy.until(status.until)}
      </p>
      <p className="status-actions">
        <ButtonLink href={routes.jobs()} variant={isEnded ? 'primary' : 'outline'}>
          {copy.moreJobs}
        </ButtonLink>
        {!isEnded && (
          // A plain link, as pages with a token must not be prefetched.
          <a href={withdrawPath(token)} className={buttonStyle('outline')}>
            {copy.withdraw.ask}
          </a>
        )}
      </p>
    </>
  );
}

function Waiting({ reference, at }: { reference: string; at: string }) {
  const [received, ...ahead] = stepsToShow([{ state: 'received', at }]);
  const { heading: name, text: meaning } = copy.waiting;
  return (
    <>
      <Columns
        facts={<StatusFacts reference={reference} />}
        steps={[{ ...received!, name, meaning }, ...ahead]}
      />
      <p className="status-note">{copy.call}</p>
    </>
  );
}

function Columns({ facts, steps }: { facts: ReactNode; steps: Step[] }) {
  return (
    <div className="status-columns">
      {facts}
      <section aria-labelledby="status-steps">
        <h2 id="status-steps" className="type-subheading">
          {copy.steps}
        </h2>
        <StatusSteps steps={steps} />
      </section>
    </div>
  );
}

/** An application's progress, each step with date and meaning. */
function StatusSteps({ steps }: { steps: Step[] }) {
  const isOngoing = steps.at(-1)?.at === null;
  return (
    <ol className="status-steps">
      {steps.map(({ name, meaning, at, isCurrent }) => (
        <li key={name} aria-current={isCurrent ? 'step' : undefined} data-reached={at !== null}>
          <h3>
            {name}
            {isCurrent && isOngoing && <span>{copy.current}</span>}
          </h3>
          <p>{at ? <time dateTime={at}>{copy.moment(at)}</time> : copy.notYet}</p>
          <p>{meaning}</p>
        </li>
      ))}
    </ol>
  );
}
