/** @jsxImportSource hono/jsx */
import { type CallPlace, type Queued } from '../../backend/staff/queues';
import { cityOf } from '../candidate-facts';
import { type Body, type DeskContext, numberIn, textIn } from '../context';
import { page } from '../layout';
import { Ago, CallLinks, counted, glanceOf, nameOfQueued, shownCount, StageMark, ButtonTo } from '../parts';
import { listPath, queryOf, wantedBy } from './list-query';
import { CvFrame, Facts, NoteForm, MoreActions, STEPS } from './person-parts';
import { alsoCalled, Applications, jobOf, samePerson } from './same-person';

const LOOKED_AT = 20;

const cursorOf = ({ part, id, at }: CallPlace) => [part, id, at].join('~');

function placeIn(cursor: string): CallPlace | null {
  const [, part, id, at = ''] = /^([0-2])~(\d{1,9})~([\dTZ:.-]*)$/.exec(cursor) ?? [];
  return part && id ? { part: Number(part), id: Number(id), at } : null;
}

const inOrder = (a: CallPlace, b: CallPlace) =>
  a.part - b.part || (a.at === b.at ? a.id - b.id : a.at < b.at ? -1 : 1);

/** Leads back to whom a page was about that asked first, not to the one after. */
export const toSameCard = (back: string) => back.replace(/\bafter=/, 'from=');

/** One candidate after the other, due calls first, then the longest waiting, each shown to one recruiter only. */
export async function next(c: DeskContext) {
  const { store, words } = c.var.desk;
  const query = queryOf(c);
  const me = c.get('me');
  const calls = await store.callQueue(await wantedBy(c.var.desk, query));
  // Each person once, for the call that comes first.
  const first = new Set(await store.firstOfEach(calls.map(({ id }) => id)));
  const queue = calls.filter(({ id }) => first.has(id));
  const cursor = (name: string) => placeIn(textIn(c.req.query(name), 60));
  const [after, before, from] = [cursor('after'), cursor('before'), cursor('from')];
  const ahead = before
    ? queue.filter((place) => inOrder(place, before) < 0).reverse()
    : queue.filter((place) => (from ? inOrder(place, from) >= 0 : !after || inOrder(place, after) > 0));
  const looked = ahead.slice(0, LOOKED_AT);
  const held = await store.heldByOthers(
    looked.map(({ id }) => id),
    me.hash,
  );
  const place = looked.find(({ id }) => !held.has(id));
  const [application]: (Queued | undefined)[] = place ? await store.applicationsOf([place.id]) : [];
  await store.holdApplication(me.session, place?.id ?? null);
  const next = (more: Record<string, string>) => listPath({ ...query, stage: '' }, more, '/next');
  if (!application || !place)
    return page(
      c,
      { title: 'Next to call', here: '/next', back: next({}) },
      <NobodyLeft held={held.size} again={after || before || from ? next({}) : null} />,
    );
  const { form } = application;
  const all = await samePerson(c.var.desk, application);
  const jobs = await store.jobTitles(all.map(jobOf));
  const job = (await store.getJob(jobOf(application)))?.job;
  const on = next({ after: cursorOf(place) });
  return page(
    c,
    { title: `Call ${nameOfQueued(application)}`, here: '/next', back: next({}) },
    <div class="beside" data-card data-hold={form.id}>
      <article class="person">
        <p class="soft">{shownCount(queue.length)} to call, due calls first</p>
        <h1>
          <a href={`/applications/${form.id}`}>{nameOfQueued(application)}</a>
        </h1>
        <p>
          <StageMark stage={application.stage} /> for {job?.title ?? jobOf(application)}
          {job?.company_name && `, ${job.company_name}`} · <Ago at={form.received_at} />
        </p>
        {place.at && (
          <p>
            <b>
              Call due <Ago at={place.at} />
            </b>
          </p>
        )}
        <CallLinks phone={form.fields.phone ?? ''} isMain />
        <p class="glance">{glanceOf(application)}</p>
        <NoteForm
          form={form}
          kinds={STEPS.slice(0, 3)}
          back={on}
          others={alsoCalled(application, all).length}
        />
        <MoreActions application={application} back={on} />
        <Applications application={application} all={all} jobs={jobs} />
        <Facts application={application} city={cityOf(application, words)} />
        <nav class="pager" aria-label="Candidates">
          <a href={next({ before: cursorOf(place) })} data-key="k">
            Previous <kbd>K</kbd>
          </a>
          <a href={on} data-key="j">
            Next <kbd>J</kbd>
          </a>
        </nav>
      </article>
      <CvFrame application={application} />
    </div>,
  );
}

/** `held`: how many colleagues have open; `again`: where the queue starts, unless it was empty. */
const NobodyLeft = ({ held, again }: { held: number; again: string | null }) => (
  <section class="narrow">
    <h1>{again ? 'That was the last one' : 'Everyone has been called'}</h1>
    <p>
      {held > 0
        ? `Colleagues have the other ${counted(held, 'candidate')} open.`
        : 'New applications appear here as they arrive.'}
    </p>
    <ButtonTo href={again ?? '/applications'}>{again ? 'Start again' : 'All applications'}</ButtonTo>
  </section>
);

// Called every minute while a candidate's page is visible.
export async function hold(c: DeskContext, body: Body) {
  const { store } = c.var.desk;
  const id = numberIn(body.id);
  await store.holdApplication(c.get('me').session, id);
  return c.body(null, 204);
}
