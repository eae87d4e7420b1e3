/** @jsxImportSource hono/jsx */
import { useContext } from 'hono/jsx';
import { KINDS, STAGES } from '../../backend/forms/notes/kinds';
import { type Due, OPEN_STAGES, type Queued } from '../../backend/staff/queues';
import { TALENT_POOL } from '../../lib/contract/talent-pool';
import { indianDate } from '../../lib/base/mail/indian-time';
import { DAY_MS, indianDay, indianHour } from '../../lib/base/text/indian-day';
import { type DeskContext, nameOf } from '../context';
import { page } from '../layout';
import { Ago, counted, Listed, nameOfQueued, Now, shownCount, sumOf, ButtonTo } from '../parts';
import { Hidden } from '../fields';
import { CONFIRM_AFTER_DAYS, LISTED } from './jobs';
import { answersSince, listPath } from './list-query';

const MAX_CLOSING = 6;
const ANSWERS = listPath({ stage: 'all', kind: 'answers' });
const MAX_DUE = 100;
const MAX_TO_CONFIRM = 500;

/** Reads today's work. */
async function workOf(c: DeskContext) {
  const { store, now } = c.var.desk;
  const me = c.get('me');
  const at = (days: number) => new Date(now().getTime() + days * DAY_MS).toISOString();
  const [since, before] = [me.since || at(-1), at(-2)];
  const midnight = (days: number) => indianHour(indianDay(now().getTime()) + days, 0).toISOString();
  const all = { jobId: '', since: '' };
  const read = await atOnce({
    due: store.dueUntil(midnight(2)),
    fresh: store.countStages({ ...all, since }),
    unanswered: store.countStages({ ...all, until: before }),
    all: store.countStages(all),
    pool: store.countStages({ ...all, jobId: TALENT_POOL }),
    enquiries: store.countEnquiries('contacts', true),
    inquiries: store.countEnquiries('inquiries', true),
    answers: store.openAnswers(answersSince(now())),
    closing: store.closingJobs(at(0), at(7), MAX_CLOSING),
    toConfirm: store.jobsToConfirm({ confirmedUpTo: at(-CONFIRM_AFTER_DAYS), limit: MAX_TO_CONFIRM }),
    unsent: store.unsentMails(),
    asked: store.requestsByStrangers(me.hash),
  });
  const isLate = ({ at: due }: Due) => due < midnight(1);
  return {
    ...read,
    since,
    before,
    failed: read.unsent.filter(({ failed_at: failedAt }) => failedAt !== null && failedAt >= at(-7)).length,
    today: read.due.filter(isLate),
    later: read.due.filter((due) => !isLate(due)),
  };
}

/** Awaits an object's promises at once. */
async function atOnce<Reads extends object>(reads: Reads) {
  const entries = Object.entries(reads).map(async ([name, read]) => [name, await read] as const);
  return Object.fromEntries(await Promise.all(entries)) as { [Name in keyof Reads]: Awaited<Reads[Name]> };
}

type Work = Awaited<ReturnType<typeof workOf>>;
type Counted = [count: number, text: string, href: string];

/** The numbers of the start page, those of the second line only if there are any. */
function numbersOf(work: Work, isSecondVisit: boolean): Counted[] {
  const { since, before, fresh, unanswered, all, pool, enquiries, inquiries, today, toConfirm } = work;
  const answers = work.answers.length;
  const news = listPath({ stage: 'all', since });
  const oldest = listPath({ stage: 'new', until: before, sort: 'oldest' });
  const more: Counted[] = [
    [all['to-check'], all['to-check'] === 1 ? 'CV to check' : 'CVs to check', '/people/check'],
    [answers, answers === 1 ? 'answer from a client' : 'answers from clients', ANSWERS],
    [enquiries, enquiries === 1 ? 'enquiry waits' : 'enquiries wait', '/enquiries'],
    [inquiries, `${inquiries === 1 ? 'job' : 'jobs'} from employers`, '/inquiries'],
    [sumOf(pool, OPEN_STAGES), 'in the talent pool', listPath({ job: TALENT_POOL })],
  ];
  return [
    [sumOf(fresh, STAGES), `new since ${isSecondVisit ? 'your last visit' : 'yesterday'}`, news],
    [unanswered.new, 'unanswered for two days', oldest],
    [today.length, 'due today or earlier', '/#due'],
    [toConfirm.total, `${toConfirm.total === 1 ? 'job' : 'jobs'} to confirm`, '/#confirm'],
    ...more.filter(([count]) => count > 0),
  ];
}

/** The start page: today's work, failed mails, and when it was last backed up. */
export async function today(c: DeskContext) {
  const me = c.get('me');
  const work = await workOf(c);
  const { asked, closing, later, today, toConfirm } = work;
  const ids = [...today, ...later].slice(0, MAX_DUE).map(({ id }) => id);
  const people = new Map((await c.var.desk.store.applicationsOf(ids)).map((known) => [known.form.id, known]));
  const own = (who: string) => (who === me.address ? 0 : 1);
  const authors = [...new Set(today.map(({ who }) => who))].sort((a, b) => own(a) - own(b));
  return page(
    c,
    { title: 'Today', here: '/' },
    <>
      <h1>Today</h1>
      {asked.length > 0 && <AskedByOthers times={asked} />}
      <div class="numbers">
        {numbersOf(work, me.since !== '').map(([count, text, href]) => (
          <a href={href}>
            <b>{shownCount(count)}</b> {text}
          </a>
        ))}
      </div>
      <p class="buttons">
        <a class="button primary" href="/next">
          Next to call
        </a>
        <ButtonTo href="/people/new">Add a person</ButtonTo>
        <ButtonTo href="/figures">Figures of the month</ButtonTo>
      </p>
      <div class="two">
        <section id="due">
          {today.length === 0 && <Dues heading="Due" dues={[]} people={people} empty="Nothing is due." />}
          {authors.map((who) => (
            <Dues
              heading={`Due: ${nameOf(c.get('staff'), who)}`}
              dues={today.filter((due) => due.who === who)}
              people={people}
            />
          ))}
          {later.length > 0 && <Dues heading="Tomorrow" dues={later} people={people} />}
        </section>
        <section>
          <Listed heading="Closing this week" of={closing.jobs} empty="No job closes in the next seven days.">
            {({ id, title, expires_at: end }) => (
              <>
                <a href={listPath({ job: id })}>{title}</a> <span class="soft">{indianDate(end)}</span>
              </>
            )}
          </Listed>
        </section>
        <ToConfirm of={toConfirm.jobs} />
      </div>
      <p class="health soft">
        {counted(work.failed, 'email')} failed this week · Last backup {backupIn(c.var.desk.backupDays())}
      </p>
    </>,
  );
}

/** Says that somebody asked for links in the reader's name, at these times. */
const AskedByOthers = ({ times }: { times: string[] }) => (
  <p class="soft">
    In another browser {counted(times.length, 'sign-in link')} {times.length === 1 ? 'was' : 'were'} requested
    in your name, last <Ago at={times.at(-1)!} />. If that was not you, ignore the mails: the links work only
    there.
  </p>
);

/** Asks which jobs are still open. */
const ToConfirm = ({ of: jobs }: { of: Work['toConfirm']['jobs'] }) => (
  <section id="confirm">
    <Listed heading="Still open?" of={jobs} empty="All jobs were confirmed this week.">
      {({ id, title, confirmed_at: last }) => (
        <form method="post" action={`/jobs/${encodeURIComponent(id)}/confirm`} class="inline">
          <Hidden of={{ back: '/' }} />
          <span>
            {title} {last && <span class="soft">since {indianDate(last)}</span>}
          </span>{' '}
          <button>Still open</button>
        </form>
      )}
    </Listed>
    {jobs.length > 1 && (
      <form method="post" action="/jobs/confirm">
        <Hidden of={Object.fromEntries(jobs.map(({ id }) => [LISTED + id, 'on']))} />
        <button>These {jobs.length} are still open</button>
      </form>
    )}
  </section>
);

type DuesProps = { heading: string; dues: Due[]; people: Map<number, Queued>; empty?: string };

/** Calls and dates with their people; of very many, the first. */
const Dues = ({ heading, dues, people, empty }: DuesProps) => {
  const now = useContext(Now);
  const shown = dues.filter(({ id }) => people.has(id));
  return (
    <>
      <Listed heading={empty ? heading : `${heading} (${dues.length})`} of={shown} empty={empty}>
        {({ id, what, at, isConfirmed }) => (
          <>
            <a href={`/applications/${id}`}>{nameOfQueued(people.get(id)!)}</a>{' '}
            <span class={at < now.toISOString() ? 'late' : 'soft'}>
              {WHAT[what]} <Ago at={at} isDay={what === 'offered'} />
              {isConfirmed && ' ✓ will be there'}
            </span>
          </>
        )}
      </Listed>
      {shown.length < dues.length && <p class="soft">and {dues.length - shown.length} more</p>}
    </>
  );
};

const WHAT: Record<Due['what'], string> = {
  call: 'Call',
  interview: KINDS.interview.label,
  offered: 'First day',
};

function backupIn(days: number | null | undefined): string {
  if (days === undefined) return 'is managed by the database';
  if (days === null) return 'never';
  return days < 1 ? 'today' : `${counted(Math.floor(days), 'day')} ago`;
}
