/** @jsxImportSource hono/jsx */
import { Readable } from 'node:stream';
import { applicationColumns, createJobNames } from '../../backend/forms/export/form-columns';
import { csvLines, xlsxChunks } from '../../backend/forms/export/form-files';
import { type NoteKind, type Stage, STAGES } from '../../backend/forms/notes/kinds';
import { shownSteps } from '../../backend/forms/status/end-of';
import { addressOf, senderOf } from '../../backend/forms/submission-names';
import { contentDisposition } from '../../backend/http/answers';
import { readBody } from '../../backend/http/read-body';
import { OPEN_STAGES, type Queued, type StageCounts, type Wanted } from '../../backend/staff/queues';
import { safeFileName, zipStream } from '../../lib/links/your-data/zip';
import { applicationsSheet } from '../../lib/content/exports';
import { applicationEndedMail } from '../../lib/content/mails/application-ended';
import { renderText } from '../../lib/base/mail/render-text';
import { isoDay } from '../../lib/base/text/indian-day';
import { type Desk, type DeskContext, type DeskOptions, nameOf, ownPath, textIn } from '../context';
import { page, plainPage } from '../layout';
import { Ago, Automatic, glanceOf, HeldMark, nameOfQueued, StageMark } from '../parts';
import { counted, stageNames } from '../words';

const PAGE = 50;
/** One action is for so many at once. */
const MOST = 500;
const UNDO_MS = 30_000;

/** What a list's address says. */
export type Query = {
  job: string;
  stage: string;
  since: string;
  words: string;
  cvs: boolean;
  automatic: boolean;
};

export function queryOf(c: DeskContext): Query {
  const get = (name: string) => textIn(c.req.query(name), 200);
  return {
    job: get('job'),
    stage: get('stage'),
    since: /^\d{4}-\d{2}-\d{2}$/.test(get('since')) ? get('since') : '',
    words: get('words'),
    cvs: get('cvs') === '1',
    automatic: get('automatic') === '1',
  };
}

/** The address of a list; what says nothing is left out. */
export function listPath(
  query: Partial<Query>,
  more: Record<string, string> = {},
  path = '/applications',
): string {
  const given = Object.entries({ ...query, ...more }).filter(([, value]) => value !== '' && value !== false);
  const text = new URLSearchParams(
    given.map(([name, value]) => [name, value === true ? '1' : String(value)]),
  );
  return text.size === 0 ? path : `${path}?${text}`;
}

/** What is asked for: a stage by name, "all", or else the open ones. */
function stagesOf(stage: string): readonly Stage[] {
  if (stage === 'all') return STAGES;
  const named = STAGES.filter((known) => known === stage);
  return named.length > 0 ? named : OPEN_STAGES;
}

export async function wantedBy({ words }: DeskOptions, query: Query): Promise<Wanted> {
  return {
    jobId: query.job,
    stages: stagesOf(query.stage),
    since: query.since && new Date(`${query.since}T00:00:00+05:30`).toISOString(),
    automatic: query.automatic,
    among: query.words === '' ? undefined : await words.find(query.words, query.cvs),
  };
}

/** The list of applications, and what is done for several of them. */
export function listPages(desk: Desk, options: DeskOptions) {
  const { store, staff, siteUrl, sendsMail, now } = options;

  desk.get('/applications', async (c) => {
    const query = queryOf(c);
    const wanted = await wantedBy(options, query);
    const before = Number(c.req.query('before')) || Number.MAX_SAFE_INTEGER;
    const me = c.get('me');
    const [found, counts, jobs] = await Promise.all([
      store.queued(wanted, before, PAGE + 1),
      store.countStages(wanted),
      store.jobsForStaff(new Date(now().getTime() - 30 * 86_400_000).toISOString()),
    ]);
    const shown = found.slice(0, PAGE);
    const ids = shown.map(({ form }) => form.id);
    const [held, last] = await Promise.all([store.heldByOthers(ids, me.hash), store.lastNotes(ids)]);
    const names = new Map(jobs.map((job) => [job.id, job.title]));
    const hashes = new Map(staff().map((member) => [store.staffHash(member.address), member.name]));
    const here = listPath(query, before === Number.MAX_SAFE_INTEGER ? {} : { before: String(before) });
    return page(c, {
      title: 'Applications',
      me,
      here: '/applications',
      notice: noticeOf(c, here, now()),
      children: (
        <>
          <h1>Applications</h1>
          <Filters query={query} jobs={jobs} hasWords={options.words.isOn} />
          <Stages query={query} counts={counts} />
          {shown.length === 0 ? (
            <p class="empty">
              {query.words ? `Nothing has “${query.words}” here.` : 'Nothing waits here.'}{' '}
              <a href="/applications?stage=all">Show all applications</a>
            </p>
          ) : (
            <form method="post" action="/applications" id="several">
              <input type="hidden" name="back" value={here} />
              <SeveralBar />
              <ul class="rows" data-rows>
                {shown.map((one) => (
                  <Row
                    one={one}
                    job={names.get(one.form.fields.job_id ?? '') ?? ''}
                    holder={hashes.get(held.get(one.form.id) ?? '')}
                    note={lastLine(last.get(one.form.id), (who) => nameOf(staff(), who))}
                    now={now()}
                  />
                ))}
              </ul>
            </form>
          )}
          {found.length > PAGE && (
            <p class="more">
              <a class="button" href={listPath(query, { before: String(ids.at(-1)) })}>
                Older ones
              </a>
            </p>
          )}
        </>
      ),
    });
  });

  desk.post('/applications', async (c) => {
    const body = await readBody(c);
    const back = ownPath(body.back, '/applications');
    const action = textIn(body.do, 20);
    const ids = idsIn(body);
    if (ids.length === 0)
      return plainPage(c, 'Nobody was chosen', 'Tick the applications first, then choose what to do.', 400);
    const chosen = await store.applicationsOf(ids);
    if (action === 'zip' || action === 'csv' || action === 'xlsx') return files(c, chosen, action);
    if (action === 'rejected') return confirmRejection(c, chosen, back);
    if (!SEVERAL.includes(action as NoteKind))
      return plainPage(c, 'There is no such action', 'Nothing was changed.', 400);
    const { ids: done } = await store.addNotes(ids, { kind: action as NoteKind, who: c.get('me').address });
    return c.redirect(withQuery(back, { done: String(done.length), what: action }), 303);
  });

  desk.post('/reject', async (c) => {
    const body = await readBody(c);
    const me = c.get('me');
    const { at, ids } = await store.addNotes(idsIn(body), { kind: 'rejected', who: me.address });
    const tells = sendsMail && body.tell === 'on';
    const notBefore = new Date(Date.parse(at) + UNDO_MS);
    for (const { form } of await store.applicationsOf(ids))
      if (tells) await store.queueEndedMail(form.id, addressOf(form), notBefore);
      else await store.keepEndUntold(form.id);
    const back = ownPath(body.back, '/applications');
    return c.redirect(withQuery(back, { done: String(ids.length), what: 'rejected', undo: at }), 303);
  });

  desk.post('/undo', async (c) => {
    const body = await readBody(c);
    const at = textIn(body.at, 40);
    const back = ownPath(body.back, '/applications');
    const who = c.get('me').address;
    // A moment's grace, for whoever presses at the last second; the mails wait as long.
    const isInTime = Date.parse(at) + UNDO_MS >= now().getTime();
    let done = 0;
    if (isInTime)
      for (const id of await store.applicationsNoted({ at, who, kind: 'rejected' }))
        if (await store.takeBackEnd(id, new Date(Date.parse(at) - 1).toISOString(), who)) done += 1;
    return c.redirect(withQuery(back, { done: String(done), what: isInTime ? 'undone' : 'late' }), 303);
  });

  async function confirmRejection(c: DeskContext, chosen: Queued[], back: string) {
    const first = chosen[0];
    const job = first && (await store.getJob(first.form.fields.job_id ?? ''))?.job;
    const mail = applicationEndedMail({
      end: 'not-this-time',
      at: now().toISOString(),
      jobTitle: job?.title ?? '',
      reference: '[the reference]',
      statusUrl: '[the link to where the application stands]',
      jobsUrl: `${siteUrl}/job`,
    });
    return page(c, {
      title: 'Not this time',
      me: c.get('me'),
      here: '/applications',
      children: (
        <section class="narrow">
          <h1>Not this time, for {counted(chosen.length, 'candidate')}</h1>
          <p>
            {chosen.slice(0, 12).map(nameOfQueued).join(', ')}
            {chosen.length > 12 && ` and ${chosen.length - 12} more`}
          </p>
          <form method="post" action="/reject">
            <input type="hidden" name="back" value={back} />
            {chosen.map(({ form }) => (
              <input type="hidden" name={`id-${form.id}`} value="on" />
            ))}
            {sendsMail ? (
              <label class="tick">
                <input type="checkbox" name="tell" checked /> Send each of them this mail, after 30 seconds in
                which you can undo it
              </label>
            ) : (
              <p>No mail server is set up: they see it on their status page only.</p>
            )}
            {sendsMail && (
              <figure class="mail" aria-label="The mail">
                <figcaption>{mail.subject}</figcaption>
                <pre>{renderText(mail)}</pre>
              </figure>
            )}
            <div class="actions">
              <button class="primary" autofocus>
                Say “not this time”
              </button>
              <a class="button" href={back}>
                Leave it
              </a>
            </div>
          </form>
        </section>
      ),
    });
  }

  /** CVs as a ZIP, or the columns of a client's tracker. */
  async function files(c: DeskContext, chosen: Queued[], kind: 'zip' | 'csv' | 'xlsx') {
    const name = `applications-${isoDay(now().toISOString())}.${kind}`;
    const headers = (type: string) => ({
      'content-type': type,
      'content-disposition': contentDisposition(name),
    });
    if (kind === 'zip') {
      await store.addNotes(
        chosen.filter(({ form }) => form.cv).map(({ form }) => form.id),
        { kind: 'cv', who: c.get('me').address },
      );
      return c.body(zipStream(cvsOf(options, chosen)), 200, headers('application/zip'));
    }
    const nameOfJob = createJobNames(store);
    const beyond = await store.statesBeyondReceived(chosen.map(({ form }) => form.id));
    async function* forms() {
      for (const { form } of chosen) {
        const job = await nameOfJob(form);
        const steps = [{ state: 'received' as const, at: form.received_at }, ...(beyond.get(form.id) ?? [])];
        yield { form, job, state: shownSteps(steps, job).at(-1)?.state };
      }
    }
    if (kind === 'csv')
      return c.body(streamOf(csvLines(applicationColumns, forms())), 200, headers('text/csv; charset=utf-8'));
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    return c.body(streamOf(xlsxChunks(applicationsSheet, applicationColumns, forms())), 200, headers(type));
  }
}

const streamOf = (chunks: AsyncIterable<string | Uint8Array>) =>
  Readable.toWeb(Readable.from(chunks, { objectMode: false })) as ReadableStream<Uint8Array>;

/** Each CV under its candidate's name, of which two may have the same. */
async function* cvsOf({ store }: DeskOptions, chosen: Queued[]) {
  for (const { form } of chosen) {
    const cv = await store.getCv(form.id);
    if (!cv) continue;
    const ending = /\.\w{1,5}$/.exec(cv.name)?.[0] ?? '';
    yield { name: safeFileName(`${senderOf(form)} ${form.id}${ending}`), bytes: cv.bytes };
  }
}

/** What is done for several at once, besides "not this time" and files. */
const SEVERAL: NoteKind[] = ['called', 'no-answer', 'shortlisted', 'sent', 'joined', 'not-automatic'];

const idsIn = (body: Record<string, unknown>): number[] =>
  Object.keys(body)
    .flatMap((name) => /^id-(\d{1,9})$/.exec(name)?.[1] ?? [])
    .map(Number)
    .slice(0, MOST);

/** An address of the desk with more of a query. */
export function withQuery(path: string, more: Record<string, string>): string {
  const url = new URL(path, 'http://desk');
  for (const name of ['done', 'what', 'undo']) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value);
  return url.pathname + url.search;
}

const WHAT: Record<string, (count: number) => string> = {
  undone: (count) => `Taken back for ${counted(count, 'candidate')}; no mail was sent.`,
  late: () =>
    'It was too late to undo: 30 seconds have passed. Open a candidate to open the application again.',
};

/** What an action has led to, with its undo for as long as that works. */
export const noticeOf = (c: DeskContext, here: string, now: Date) => {
  const count = Number(c.req.query('done') ?? '');
  const [undo, what] = [textIn(c.req.query('undo'), 40), textIn(c.req.query('what'), 40)];
  const left = undo ? Math.ceil((Date.parse(undo) + UNDO_MS - now.getTime()) / 1000) : 0;
  const text =
    WHAT[what]?.(count) ??
    (what in stageNames ? `${stageNames[what as Stage]}: ${counted(count, 'candidate')}.` : '');
  if (text === '') return null;
  return (
    <div class="notice" role="status">
      <span>{text}</span>
      {left > 0 && (
        <form method="post" action="/undo">
          <input type="hidden" name="at" value={undo} />
          <input type="hidden" name="back" value={here} />
          <button data-seconds={left}>Undo</button>
        </form>
      )}
    </div>
  );
};

type JobName = { id: string; title: string };

const Filters = ({ query, jobs, hasWords }: { query: Query; jobs: JobName[]; hasWords: boolean }) => (
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
        <span>Words, or a phone number</span>
        <input type="search" name="words" value={query.words} />
      </label>
    )}
    {hasWords && (
      <label class="tick">
        <input type="checkbox" name="cvs" value="1" checked={query.cvs} /> In CVs, too
      </label>
    )}
    <input type="hidden" name="stage" value={query.stage} />
    <button>Show</button>
  </form>
);

const Stages = ({ query, counts }: { query: Query; counts: StageCounts }) => {
  const open = OPEN_STAGES.reduce((sum, stage) => sum + counts[stage], 0);
  const all = STAGES.reduce((sum, stage) => sum + counts[stage], 0);
  const tabs: [stage: string, name: string, count: number][] = [
    ['', 'Open', open],
    ...STAGES.map((stage): [string, string, number] => [stage, stageNames[stage], counts[stage]]).filter(
      ([stage, , count]) => count > 0 || stage === query.stage,
    ),
    ['all', 'All', all],
  ];
  return (
    <nav class="stages" aria-label="Stage">
      {tabs.map(([stage, name, count]) => (
        <a
          href={listPath({ ...query, stage, automatic: false })}
          aria-current={!query.automatic && stage === query.stage ? 'page' : undefined}
        >
          {name} <b>{count.toLocaleString('en-IN')}</b>
        </a>
      ))}
      {counts.automatic > 0 && (
        <a
          href={listPath({ ...query, stage: '', automatic: true })}
          aria-current={query.automatic ? 'page' : undefined}
        >
          Probably automatic <b>{counts.automatic}</b>
        </a>
      )}
    </nav>
  );
};

const BUTTONS: [action: string, name: string][] = [
  ['shortlisted', 'Shortlist'],
  ['sent', 'Sent to client'],
  ['rejected', 'Not this time'],
  ['zip', 'CVs (zip)'],
  ['xlsx', 'Excel'],
];
const OTHERS: [action: string, name: string][] = [
  ['called', 'Called'],
  ['no-answer', 'No answer'],
  ['joined', 'Joined'],
  ['csv', 'CSV'],
  ['not-automatic', 'No program sent it'],
];

const buttonOf = ([action, name]: [string, string]) => (
  <button name="do" value={action}>
    {name}
  </button>
);

const SeveralBar = () => (
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

const Row = ({ one, job, holder, note, now }: RowProps) => {
  const { form, stage, automatic } = one;
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
        <Automatic automatic={automatic} />
        {note}
      </div>
      <div class="when">
        <StageMark stage={stage} /> <Ago at={form.received_at} now={now} />
      </div>
    </li>
  );
};

function lastLine(
  note: { kind: NoteKind; who: string; text: string } | undefined,
  name: (who: string) => string,
) {
  if (!note) return '';
  const what = note.kind === 'note' ? note.text : stageNames[note.kind as Stage];
  return what === undefined ? '' : `${name(note.who)}: ${what}`.slice(0, 120);
}
