/** @jsxImportSource hono/jsx */
import { buttonLabelOf, labelOf, type NoteKind, STAGES } from '../../backend/forms/notes/kinds';
import type { ClosedReason } from '../../backend/jobs/jobs';
import { OPEN_STAGES, type Queued, type StageCounts } from '../../backend/staff/queues';
import { Ago, glanceOf, HeldMark, nameOfQueued, StageMark } from '../parts';
import { counted, shownCount, sumOf } from '../words';
import { listPath, type Query } from './list-query';

type JobName = { id: string; title: string };

export const Filters = ({ query, jobs, hasWords }: { query: Query; jobs: JobName[]; hasWords: boolean }) => (
  <form class="filters" method="get" action="/applications" role="search">
    <label>
      <span>Job</span>
      <select name="job">
        <option value="">All jobs</option>
        {jobs.map(({ id, title }) => (
          <option value={id} selected={id === query.job}>
            {title} ({id})
          </option>
        ))}
        {query.job !== '' && !jobs.some(({ id }) => id === query.job) && (
          <option value={query.job} selected>
            {query.job}
          </option>
        )}
      </select>
    </label>
    <label>
      <span>Since</span>
      <input type="date" name="since" value={query.since} />
    </label>
    {hasWords && (
      <label class="wide">
        <span>Words or a phone number</span>
        <input type="search" name="words" value={query.words} />
      </label>
    )}
    {hasWords && (
      <label class="tick">
        <input type="checkbox" name="cvs" value="1" checked={query.cvs} /> Also in CVs
      </label>
    )}
    <input type="hidden" name="stage" value={query.stage} />
    <button>Show</button>
  </form>
);

type ClosedProps = { id: string; reason: ClosedReason; count: number; back: string };

/** Says that a job's people have left the queue, and offers to tell them. */
export const ClosedJob = ({ id, reason, count, back }: ClosedProps) => (
  <form method="post" action="/applications" class="notice">
    <span>
      This job is {reason === 'filled' ? 'filled' : 'closed'}.{' '}
      {count > 0 && `${counted(count, 'candidate')} no longer in the queue of calls.`}
    </span>
    <input type="hidden" name="back" value={back} />
    <input type="hidden" name="job" value={id} />
    {count > 0 && (
      <button name="do" value="filled">
        Tell them …
      </button>
    )}
  </form>
);

export const Stages = ({ query, counts }: { query: Query; counts: StageCounts }) => {
  const [open, all] = [sumOf(counts, OPEN_STAGES), sumOf(counts, STAGES)];
  const tabs: [stage: string, name: string, count: number][] = [
    ['', 'Open', open],
    ...STAGES.map((stage): [string, string, number] => [stage, labelOf(stage), counts[stage]]).filter(
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

const BUTTONS = ['shortlisted', 'sent', 'rejected', 'zip', 'xlsx'] as const;
const OTHERS = ['called', 'no-answer', 'joined', 'csv'] as const;

const FILES = { zip: 'CVs (zip)', xlsx: 'Excel', csv: 'CSV' };

const buttonOf = (action: (typeof BUTTONS | typeof OTHERS)[number]) => (
  <button name="do" value={action}>
    {action in FILES ? FILES[action as keyof typeof FILES] : buttonLabelOf(action as NoteKind)}
  </button>
);

export const BulkActionBar = () => (
  <div class="several">
    <label class="tick">
      <input type="checkbox" data-all /> <span data-chosen>All on this page</span>
    </label>
    <div class="buttons">
      {BUTTONS.map(buttonOf)}
      <details>
        <summary>More</summary>
        <div>{OTHERS.map(buttonOf)}</div>
      </details>
    </div>
  </div>
);

type RowProps = { one: Queued; job: string; holder?: string; note: string; now: Date };

export const Row = ({ one, job, holder, note, now }: RowProps) => {
  const { form, stage } = one;
  return (
    <li class="row">
      <label class="tick">
        <input type="checkbox" name={`id-${form.id}`} aria-label={nameOfQueued(one)} />
      </label>
      <div class="who">
        <a href={`/applications/${form.id}`} class="whole">
          {nameOfQueued(one)}
        </a>
        <span class="soft">{job || `Job ${form.fields.job_id}`}</span>
      </div>
      <div class="glance soft">{glanceOf(one)}</div>
      <div class="note soft">
        <HeldMark name={holder} />
        {note}
      </div>
      <div class="when">
        <StageMark stage={stage} /> <Ago at={form.received_at} now={now} />
      </div>
    </li>
  );
};

/** Formats the last note in one line. */
export function lastLine(
  note: { kind: NoteKind; who: string; text: string } | undefined,
  name: (who: string) => string,
) {
  if (!note) return '';
  const what = note.kind === 'note' ? note.text : labelOf(note.kind);
  return `${name(note.who)}: ${what}`.slice(0, 120);
}
