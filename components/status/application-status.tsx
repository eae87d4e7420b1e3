import './status.css';
import type { ReactNode } from 'react';
import { appointmentFacts, appointmentWords } from '@/lib/content/appointment';
import { stateNames, statusPage as copy } from '@/lib/content/application-status';
import { addedWords } from '@/lib/content/mails/added';
import { APPLICATION_STATES, type ApplicationStatus, isEnd } from '@/lib/contract/application-status';
import type { ShownApplication } from '@/lib/links/shown';
import { applicationStatusPath, calendarPath, handlers, jobPath, routes, withdrawPath } from '@/lib/routes';
import { Banner } from '../ui/banner';
import { Button, ButtonLink, buttonStyle } from '../ui/button';
import { Facts } from '../ui/facts';
import { Outcome } from '../ui/outcome';
import { Container } from '../ui/section';

type PageProps = { title: string; lead?: string; children: ReactNode };

const StatusPage = ({ title, lead, children }: PageProps) => (
  <>
    <Banner title={title} lead={lead} />
    <Container className="py-8 md:py-12">{children}</Container>
  </>
);

/** An application's status, or why none is shown. Its links are plain, as pages with a token must not be prefetched. */
export function ApplicationStatusView({ token, shown }: { token: string; shown: ShownApplication }) {
  if ('problem' in shown) {
    const { heading, text } = copy.problems[shown.problem];
    return (
      <Outcome of={copy.title} title={heading} text={text}>
        <ButtonLink href={routes.jobs()}>{copy.moreJobs}</ButtonLink>
      </Outcome>
    );
  }
  const { status, isWaiting } = shown;
  const isEnded = hasEnded(status);
  return (
    <StatusPage title={copy.title} lead={copy.lead}>
      <AppointmentCard token={token} {...status} />
      <div className="status-columns">
        <StatusFacts {...status} />
        <section aria-labelledby="status-steps">
          <h2 id="status-steps" className="type-subheading">
            {copy.steps}
          </h2>
          <ol className="status-steps">
            {stepsOf(status, isWaiting).map(({ name, meaning, at, isCurrent }) => (
              <li key={name} aria-current={isCurrent ? 'step' : undefined} data-reached={at !== undefined}>
                <h3>
                  {name}
                  {isCurrent && !isEnded && <span>{copy.current}</span>}
                </h3>
                <p>{at ? <time dateTime={at}>{copy.moment(at)}</time> : copy.notYet}</p>
                <p>{meaning}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <p className="status-note">
        {copy.call} {status.until && copy.until(status.until)}
      </p>
      {!isWaiting && (
        <p className="status-actions">
          <ButtonLink href={routes.jobs()} variant={isEnded ? 'primary' : 'outline'}>
            {copy.moreJobs}
          </ButtonLink>
          {!isEnded && (
            <a href={withdrawPath(token)} className={buttonStyle('outline')}>
              {copy.withdraw.ask}
            </a>
          )}
        </p>
      )}
    </StatusPage>
  );
}

export const hasEnded = ({ states }: ApplicationStatus) => states.some(({ state }) => isEnd(state));

/** `at`: undefined for a step that is still ahead. */
type Step = { name: string; meaning: string; at?: string; isCurrent?: boolean };

/** The steps reached and, until the application ends, those that may follow. Skipped steps are omitted. */
function stepsOf(status: ApplicationStatus, isWaiting: boolean): Step[] {
  const { states, entered } = status;
  const last = states.at(-1)?.state;
  const reached = states.map(({ state, at }) => {
    const meaning = entered && state === 'received' ? addedWords.reached[entered] : copy.meanings[state];
    const { heading: name, text } = isWaiting ? copy.waiting : { heading: stateNames[state], text: meaning };
    return { name, meaning: text, at, isCurrent: state === last };
  });
  if (hasEnded(status)) return reached;
  const rank = (state: unknown) => APPLICATION_STATES.findIndex((known) => known === state);
  const ahead = (['seen', 'with-employer'] as const).filter((state) => rank(state) > rank(last));
  return [
    ...reached,
    ...ahead.map((state) => ({ name: stateNames[state], meaning: copy.ahead[state] })),
    { name: copy.ended, meaning: copy.ahead.ended },
  ];
}

/** Asks for confirmation to withdraw an application, as mail scanners open links. */
export function WithdrawStep({ token, status }: { token: string; status: ApplicationStatus }) {
  const { heading, text, action } = copy.withdraw;
  return (
    <StatusPage title={heading}>
      <StatusFacts {...status} />
      <p className="max-w-text mt-6">{text}</p>
      <form method="post" action={handlers.withdrawApplication()} className="status-actions">
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{action}</Button>
        <a href={applicationStatusPath(token)} className={buttonStyle('outline')}>
          {copy.title}
        </a>
      </form>
    </StatusPage>
  );
}

const StatusFacts = ({ reference, job, shown_to: shownTo }: ApplicationStatus) => (
  <Facts
    className="status-facts"
    facts={[
      [copy.facts.job, job.title && <a href={jobPath(job)}>{job.title}</a>],
      [copy.facts.company, job.company_name],
      [copy.facts.reference, reference],
      [copy.facts.shownTo, shownTo?.map(({ name, at }) => copy.shown(name, at)).join('\n')],
    ]}
  />
);

/** An agreed date, with the button that confirms it; nothing without one. */
function AppointmentCard({ token, appointment }: { token: string } & ApplicationStatus) {
  if (!appointment) return null;
  const { kind, at, confirmed, cancelled } = appointment;
  const words = appointmentWords;
  return (
    <section className="status-appointment" aria-labelledby="status-appointment">
      <h2 id="status-appointment" className="type-subheading">
        {words.names[kind]}
      </h2>
      <Facts facts={appointmentFacts(appointment).map(([label, value]) => [label, linked(value)])} />
      {(cancelled || confirmed) && <p role="status">{cancelled ? words.off[kind] : words.confirmed}</p>}
      {!cancelled && (
        <>
          <p>{words.cannot}</p>
          <form method="post" action={handlers.confirmAppointment()} className="status-actions">
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="at" value={at} />
            {!confirmed && <Button type="submit">{words.confirm}</Button>}
            <a href={calendarPath(token)} className={buttonStyle('outline')}>
              {words.calendar}
            </a>
          </form>
        </>
      )}
    </section>
  );
}

const linked = (text: string) => (/^https:\/\/\S+$/.test(text) ? <a href={text}>{text}</a> : text);
