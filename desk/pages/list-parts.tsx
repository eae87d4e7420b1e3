/** @jsxImportSource hono/jsx */
import { inForce, isConfirmed, KINDS, NOTE_KINDS, STAGES } from '../../backend/forms/notes/kinds';
import type { Note } from '../../backend/forms/notes/notes';
import { poolJob } from '../../backend/jobs/talent-pool';
import { TALENT_POOL } from '../../lib/contract/talent-pool';
import type { ClosedReason } from '../../backend/jobs/jobs';
import { OPEN_STAGES, type Queued, type StageCounts } from '../../backend/staff/queues';
import type { Preference } from '../../backend/staff/preferences';
import type { DeskContext } from '../context';
import { indianMoment } from '../../lib/content/indian-moment';
import { Ago, counted, glanceOf, HeldMark, nameOfQueued, shownCount, StageMark, sumOf, Do } from '../parts';
import { Hidden, Input, Select } from '../fields';
import { jobField } from './job-field';
import { listPath, type Query, SORTS } from './list-query';

/** The form that chooses a list; `job`: as typed. */
export async function filters(c: DeskContext, query: Query, job: string) {
  const staff = c.get('staff');
  const members = [['', 'Anybody'], ...staff.map(({ address, name }) => [address, name])] as Choices;
  const sorts = Object.entries(SORTS).flatMap(([sort, { name, by }]) =>
    by || sort !== 'newest' || query.words ? [[sort, name]] : [],
  ) as Choices;
  return (
    <form class="filters" method="get" action="/applications" role="search">
      <label class="wide">
        <span>Words or a phone number</span>
        <input type="search" name="words" value={query.words} />
      </label>
      {await jobField(c, 'any', { label: 'Job', name: 'title', value: job, placeholder: 'All jobs' })}
      <Select
        label="Order"
        name="sort"
        value={query.sort}
        choices={[['', query.words ? 'Best match' : 'Newest'], ...sorts]}
      />
      <button>Show</button>
      <details class="wide" open={MORE.some((name) => query[name] !== '')}>
        <summary>More filters</summary>
        <div class="filters">
          <Moment label="Received since" name="since" value={query.since} />
          <Moment label="Received before" name="until" value={query.until} />
          <Select label="Noted by" name="by" value={query.by} choices={members} />
          <Select
            label="Noted"
            name="kind"
            value={query.kind}
            choices={[
              ['', 'Anything'],
              ['calls', 'Calls'],
              ['answers', 'Clients’ answers without a note since'],
              ...NOTE_KINDS.map((kind): [string, string] => [kind, KINDS[kind].history]),
            ]}
          />
          <Select label="Noted on" name="on" value={query.on} choices={Object.entries(PERIODS)} />
          <Select label="Recruiter of the job" name="of" value={query.of} choices={members} />
        </div>
      </details>
      <Hidden of={{ stage: query.stage }} />
    </form>
  );
}

const MORE = ['since', 'until', 'by', 'kind', 'on', 'of'] as const;
const PERIODS = { '': 'Any day', today: 'Today', yesterday: 'Yesterday', week: 'The last 7 days' };

type Choices = [value: string, name: string][];

/** A day; a moment, which a number of Today counted by, stays as it is until another day is chosen. */
const Moment = ({ label, name, value }: { label: string; name: keyof Query; value: string }) =>
  value.includes('T') ? (
    <Select
      label={label}
      name={name}
      value={value}
      choices={Object.entries({ '': 'Any time', [value]: indianMoment(value) })}
    />
  ) : (
    <Input label={label} name={name} values={{ [name]: value }} type="date" />
  );

/** Lists that everybody has, and this member's own. */
export const Lists = ({ query, saved, me }: { query: Query; saved: Preference[]; me: string }) => {
  const here = listPath(query);
  const calls = (on: string) => listPath({ stage: 'all', kind: 'calls', on, by: me });
  const lists: [name: string, path: string][] = [
    ['My calls today', calls('today')],
    ['My calls yesterday', calls('yesterday')],
    ['My candidates', listPath({ of: me })],
    [poolJob().title, listPath({ job: TALENT_POOL })],
    ...saved.map(({ name, value }): [string, string] => [name, value]),
  ];
  const own = saved.find(({ value }) => value === here);
  return (
    <nav class="lists" aria-label="Lists">
      {lists.map(([name, path]) => (
        <a href={path} aria-current={path === here ? 'page' : undefined}>
          {name}
        </a>
      ))}
      {own ? (
        <form method="post" action="/lists/remove">
          <Hidden of={{ name: own.name, list: here }} />
          <button class="quiet">Remove “{own.name}”</button>
        </form>
      ) : (
        here !== '/applications' && (
          <details>
            <summary>Save this list</summary>
            <form method="post" action="/lists" class="inline">
              <Hidden of={{ list: here }} />
              <Input label="Its name" name="name" values={{}} required maxlength={60} />
              <button>Save</button>
            </form>
          </details>
        )
      )}
    </nav>
  );
};

type ClosedProps = { id: string; reason: ClosedReason; count: number; back: string };

/** Says that a job's people have left the queue, and offers to tell them. */
export const ClosedJob = ({ id, reason, count, back }: ClosedProps) => (
  <form method="post" action="/applications" class="notice">
    <span>
      This job is {reason || 'closed'}.{' '}
      {reason === 'paused'
        ? 'It is off the website; its candidates stay in the queue of calls.'
        : count > 0 && `${counted(count, 'candidate')} no longer in the queue of calls.`}
    </span>
    <Hidden of={{ back, job: id }} />
    <span class="buttons">
      {count > 0 && reason !== 'paused' && <Do it="filled">Tell them …</Do>}
      <button class="quiet" formaction={`/jobs/${encodeURIComponent(id)}/open`}>
        Reopen
      </button>
    </span>
  </form>
);

export const Stages = ({ query, counts }: { query: Query; counts: StageCounts }) => {
  const [open, all] = [sumOf(counts, OPEN_STAGES), sumOf(counts, STAGES)];
  const tabs: [stage: string, name: string, count: number][] = [
    ['', 'Open', open],
    ...STAGES.map((stage): [string, string, number] => [stage, KINDS[stage].label, counts[stage]]).filter(
      ([stage, , count]) => count > 0 || stage === query.stage,
    ),
    ['all', 'All', all],
  ];
  return (
    <nav class="stages" aria-label="Stage">
      {tabs.map(([stage, name, count]) => (
        <a href={listPath({ ...query, stage })} aria-current={stage === query.stage ? 'page' : undefined}>
          {name} <b>{shownCount(count)}</b>
        </a>
      ))}
    </nav>
  );
};

const BUTTONS = ['shortlisted', 'rejected'] as const;
const OTHERS = [
  ...(['sent', 'interview', 'offered', 'called', 'no-answer', 'joined', 'taken-back'] as const),
  ...(['zip', 'xlsx', 'csv'] as const),
];

const FILES = { zip: 'CVs (zip)', xlsx: 'Excel', csv: 'CSV' };
const isFile = (action: string): action is keyof typeof FILES => action in FILES;

const buttonOf = (action: (typeof BUTTONS)[number] | (typeof OTHERS)[number]) => (
  <Do it={action}>
    {isFile(action) ? FILES[action] : KINDS[action].button}
    {!isFile(action) && KINDS[action].mail === 'appointment' && ' …'}
  </Do>
);

export const BulkActionBar = () => (
  <div class="several">
    <label class="tick">
      <input type="checkbox" data-all /> <span data-chosen="All on this page">All on this page</span>
    </label>
    <div class="buttons">
      <button formaction="/send">Send to a client …</button>
      {BUTTONS.map(buttonOf)}
      <details>
        <summary>More</summary>
        <div>
          {OTHERS.map(buttonOf)}
          <Do it="forward">Another job …</Do>
          <Do it="columns">Columns of Excel and CSV</Do>
        </div>
      </details>
    </div>
  </div>
);

type RowProps = {
  application: Queued;
  /** The job, unless all are for one. */
  job: string | false;
  holder?: string;
  note: string;
  /** How many applications this person has. */
  applications: number;
};

export const ApplicationRow = ({ application, job, holder, note, applications }: RowProps) => {
  const { form, stage } = application;
  return (
    <li class="row">
      <label class="tick">
        <input type="checkbox" name={`id-${form.id}`} aria-label={nameOfQueued(application)} />
      </label>
      <div class="who">
        <a href={`/applications/${form.id}`} class="whole">
          {nameOfQueued(application)}
        </a>
        <span class="soft">{[job, workWanted(application)].filter(Boolean).join(': ')}</span>
      </div>
      <div class="glance soft">{glanceOf(application)}</div>
      <div class="note soft">
        <HeldMark name={holder} />
        {applications > 1 && <b>{applications} applications</b>}
        {note}
      </div>
      <div class="when">
        <StageMark stage={stage} /> <Ago at={form.received_at} />
      </div>
    </li>
  );
};

const MAX_LINE = 120;

/** What someone in the talent pool looks for leads their message; '' of other applications. */
const workWanted = ({ form: { fields } }: Queued): string =>
  fields.job_id === TALENT_POOL ? (fields.message?.split('\n')[0] ?? '').slice(0, MAX_LINE) : '';

/** Formats the last note in force, but for opened and exported CVs and for a yes to a date that is not `due_at`, in one line. */
export function lastLine(notes: Note[] = [], due_at: string | null, name: (who: string) => string): string {
  const isYes = due_at !== null && isConfirmed(notes, due_at);
  const last = inForce(notes).findLast(({ kind }) => kind !== 'cv' && (kind !== 'coming' || isYes));
  if (!last) return '';
  const what = [last.kind === 'note' ? '' : KINDS[last.kind].history, last.text].filter(Boolean).join('. ');
  return `${name(last.who)}: ${what}`.slice(0, MAX_LINE);
}
