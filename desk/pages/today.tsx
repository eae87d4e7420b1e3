/** @jsxImportSource hono/jsx */
import { type Stage, STAGES } from '../../backend/forms/notes/kinds';
import type { Queued, StageCounts } from '../../backend/staff/queues';
import { indianDate } from '../../lib/base/mail/indian-time';
import { DAY_MS } from '../../lib/base/text/indian-day';
import type { Desk, DeskOptions } from '../context';
import { page } from '../layout';
import { Ago, Listed, nameOfQueued } from '../parts';
import { counted, shownCount } from '../words';

const SHOWN = 6;
const MAX_TO_CONFIRM = 50;
const CONFIRM_AFTER_DAYS = 7;

/** The start page: today's work, and the site's health. */
export function todayPages(desk: Desk, options: DeskOptions) {
  const { store, siteHealth, now } = options;

  desk.get('/', async (c) => {
    const me = c.get('me');
    const moment = now();
    const at = (days: number) => new Date(moment.getTime() + days * DAY_MS).toISOString();
    const since = me.since || at(-1);
    const [fresh, unanswered, counts, closing, toConfirm, health, asked] = await Promise.all([
      store.countStages({ jobId: '', since }),
      store.receivedBefore('new', at(-2), SHOWN),
      store.countStages({ jobId: '', since: '' }),
      store.closingJobs(moment.toISOString(), at(7), SHOWN),
      jobsToConfirm(options, at(-CONFIRM_AFTER_DAYS)),
      siteHealth(),
      store.requestsByStrangers(c.get('me').hash),
    ]);
    const waiting = await store.applicationsOf(unanswered.ids);
    const again = await store.applicationsOf(await idsIn(options, 'no-answer'));
    const isNew = '/applications?stage=new';
    const numbers: [count: number, text: string, href: string][] = [
      [sumOf(fresh), `new since ${me.since ? 'your last visit' : 'yesterday'}`, isNew],
      [unanswered.total, 'unanswered for two days', isNew],
      [counts['no-answer'], 'called, no answer', '/applications?stage=no-answer'],
      [toConfirm.total, `${toConfirm.total === 1 ? 'job' : 'jobs'} to confirm`, '/#confirm'],
    ];
    return page(
      c,
      { title: 'Today', here: '/' },
      <>
        <h1>Today</h1>
        {asked.length > 0 && (
          <p class="soft">
            In another browser {counted(asked.length, 'sign-in link')} {asked.length === 1 ? 'was' : 'were'}{' '}
            requested in your name, last <Ago at={asked.at(-1)!} now={moment} />. If that was not you, ignore
            the mails: the links work only there.
          </p>
        )}
        <div class="numbers">
          {numbers.map(([count, text, href]) => (
            <a href={href}>
              <b>{shownCount(count)}</b> {text}
            </a>
          ))}
        </div>
        <p>
          <a class="button primary" href="/next">
            Next to call
          </a>
        </p>
        <div class="two">
          <People
            heading="Waiting the longest"
            people={waiting}
            now={moment}
            empty="Nobody has waited for two days."
          />
          <People heading="To call again" people={again} now={moment} empty="Nobody to call again." />
          <section>
            <Listed
              heading="Closing this week"
              of={closing.jobs}
              empty="No job closes in the next seven days."
            >
              {({ id, title, expires_at: end }) => (
                <>
                  <a href={`/applications?job=${encodeURIComponent(id)}`}>{title}</a>{' '}
                  <span class="soft">{indianDate(end)}</span>
                </>
              )}
            </Listed>
          </section>
          <section id="confirm">
            <Listed heading="Still open?" of={toConfirm.jobs} empty="All jobs were confirmed this week.">
              {({ id, title, confirmed_at: last }) => (
                <form method="post" action={`/jobs/${encodeURIComponent(id)}/confirm`} class="inline">
                  <input type="hidden" name="back" value="/" />
                  <span>
                    {title} {last && <span class="soft">since {indianDate(last)}</span>}
                  </span>{' '}
                  <button>Still open</button>
                </form>
              )}
            </Listed>
            {toConfirm.jobs.length > 1 && (
              <form method="post" action="/jobs/confirm">
                <input type="hidden" name="ids" value={JSON.stringify(toConfirm.jobs.map(({ id }) => id))} />
                <button>These {toConfirm.jobs.length} are still open</button>
              </form>
            )}
          </section>
        </div>
        <p class="health soft">
          The site: {counted(health.failedMails, 'email')} failed this week ·{' '}
          {counted(health.waitingForms, 'form')} waiting on the website · last backup{' '}
          {backupIn(health.backupDays)}
        </p>
      </>,
    );
  });
}

const sumOf = (counts: StageCounts) => STAGES.reduce((sum, stage) => sum + counts[stage], 0);

type PeopleProps = { heading: string; people: Queued[]; now: Date; empty: string };

const People = ({ heading, people, now, empty }: PeopleProps) => (
  <section>
    <Listed heading={heading} of={people} empty={empty}>
      {(one) => (
        <>
          <a href={`/applications/${one.form.id}`}>{nameOfQueued(one)}</a>{' '}
          <span class="soft">
            <Ago at={one.form.received_at} now={now} />
          </span>
        </>
      )}
    </Listed>
  </section>
);

const idsIn = ({ store }: DeskOptions, stage: Stage) =>
  store.nextIds({ jobId: '', stages: [stage], since: '' }, 0, SHOWN);

async function jobsToConfirm({ store }: DeskOptions, confirmedUpTo: string) {
  const jobs = [];
  let total = 0;
  for (const recruiter of await store.recruitersToAsk(confirmedUpTo)) {
    const asked = await store.jobsToConfirm({ recruiter, confirmedUpTo, limit: MAX_TO_CONFIRM });
    jobs.push(...asked.jobs);
    total += asked.total;
  }
  jobs.sort((a, b) => (a.confirmed_at < b.confirmed_at ? -1 : 1));
  return { jobs: jobs.slice(0, MAX_TO_CONFIRM), total };
}

function backupIn(days: number | null | undefined): string {
  if (days === undefined) return 'is managed by the database';
  if (days === null) return 'never';
  return days < 1 ? 'today' : `${counted(Math.floor(days), 'day')} ago`;
}
