import './status.css';
import { appointmentFacts, appointmentWords } from '@/lib/content/appointment';
import { stateNames, statusPage as copy } from '@/lib/content/application-status';
import { addedWords } from '@/lib/content/mails/added';
import { APPLICATION_STATES, type ApplicationStatus, isEnd } from '@/lib/contract/application-status';
import type { LinkProblem, ShownApplication } from '@/lib/links/shown';
import { calendarPath, handlers, jobPath, routes } from '@/lib/routes';
import { LinkNotice, LinkPage } from '../sections/link-page';
import { Button, ButtonLink, buttonStyle } from '../ui/button';
import { Facts } from '../ui/facts';

type ViewProps = { token: string; shown: ShownApplication | LinkProblem };

/** An application's status, or why none is shown. */
export function ApplicationStatusView({ token, shown }: ViewProps) {
  if (typeof shown === 'string')
    return (
      <LinkNotice title={copy.title} {...copy.problems[shown]}>
        <ButtonLink href={routes.jobs()}>{copy.moreJobs}</ButtonLink>
      </LinkNotice>
    );
  const { reference, job, shown_to: shownTo, until, isWaiting } = shown;
  const isEnded = hasEnded(shown);
  const { ask, heading, text, action } = copy.withdraw;
  return (
    <LinkPage title={copy.title} lead={copy.lead}>
      <AppointmentCard token={token} {...shown} />
      <div className="status-columns">
        <Facts
          className="status-facts"
          facts={[
            [copy.facts.job, job.title && <a href={jobPath(job)}>{job.title}</a>],
            [copy.facts.company, job.company_name],
            [copy.facts.reference, reference],
            [copy.facts.shownTo, shownTo?.map(({ name, at }) => copy.shown(name, at)).join('\n')],
          ]}
        />
        <section aria-labelledby="status-steps">
          <h2 id="status-steps" className="type-subheading">
            {copy.steps}
          </h2>
          <ol className="status-steps">
            {stepsOf(shown).map(({ name, meaning, at, isCurrent }) => (
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
        {copy.call} {until && copy.until(until)}
      </p>
      {!isWaiting && (
        <div className="status-actions">
          <ButtonLink href={routes.jobs()} variant={isEnded ? 'primary' : 'outline'}>
            {copy.moreJobs}
          </ButtonLink>
          {!isEnded && (
            <details className="print:hidden">
              <summary className={buttonStyle('outline')}>{ask}</summary>
              <form
                // Browsers open what a fragment leads into.
                id="withdraw"
                method="post"
                action={handlers.withdrawApplication()}
                className="max-w-text mt-6"
              >
                <h2 className="type-subheading">{heading}</h2>
                <p className="mt-2 mb-4">{text}</p>
                <input type="hidden" name="token" value={token} />
                <Button type="submit">{action}</Button>
              </form>
            </details>
          )}
        </div>
      )}
    </LinkPage>
  );
}

const hasEnded = ({ states }: ApplicationStatus) => states.some(({ state }) => isEnd(state));

/** `at`: undefined for a step that is still ahead. */
type Step = { name: string; meaning: string; at?: string; isCurrent?: boolean };

/** The steps reached and, until the application ends, those that may follow. Skipped steps are omitted. */
function stepsOf(status: ShownApplication): Step[] {
  const { states, entered, isWaiting } = status;
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
