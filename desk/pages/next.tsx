/** @jsxImportSource hono/jsx */
import { readBody } from '../../backend/http/read-body';
import type { Stage } from '../../backend/forms/notes/kinds';
import { type Desk, type DeskOptions, numberIn } from '../context';
import { page } from '../layout';
import { Ago, CallLinks, glanceOf, nameOfQueued, StageMark } from '../parts';
import { counted, shownCount } from '../words';
import { noticeOf } from './done-notice';
import { listPath, queryOf, wantedBy } from './list-query';
import { CvFrame, Facts, NoteForm, RejectForm, STEPS } from './person-parts';

/** Stages in which the candidate has not been reached. */
const TO_CALL: readonly Stage[] = ['new', 'seen', 'no-answer'];
const LOOKED_AT = 20;

/** One candidate after the other, longest waiting first, each shown to one recruiter only. */
export function nextPages(desk: Desk, options: DeskOptions) {
  const { store, now } = options;

  desk.get('/next', async (c) => {
    const query = queryOf(c);
    const me = c.get('me');
    const wanted = { ...(await wantedBy(options, query)), stages: TO_CALL };
    const from = numberIn(c.req.query('from')) ?? 0;
    const upTo = numberIn(c.req.query('before'));
    const ids = await store.nextIds(wanted, upTo ?? from, LOOKED_AT, upTo !== null);
    const held = await store.heldByOthers(ids, me.hash);
    const id = ids.find((one) => !held.has(one));
    const [one] = id === undefined ? [] : await store.applicationsOf([id]);
    await store.holdApplication(me.session, id ?? null);
    const counts = await store.countStages(wanted);
    const waiting = TO_CALL.reduce((sum, stage) => sum + counts[stage], 0);
    const filters = { job: query.job, since: query.since, words: query.words };
    const next = (more: Record<string, string>) => listPath(filters, more, '/next');
    if (!one)
      return page(
        c,
        { title: 'Next to call', here: '/next' },
        <section class="narrow">
          <h1>{from > 0 ? 'That was the last one' : 'Everyone has been called'}</h1>
          <p>
            {held.size > 0
              ? `Colleagues have the other ${counted(held.size, 'candidate')} open.`
              : 'New applications appear here as they arrive.'}
          </p>
          <a class="button" href={from > 0 ? next({}) : '/applications'}>
            {from > 0 ? 'Start again' : 'All applications'}
          </a>
        </section>,
      );
    const { form } = one;
    const job = (await store.getJob(form.fields.job_id ?? ''))?.job;
    const on = next({ from: String(form.id + 1) });
    return page(
      c,
      {
        title: `Call ${nameOfQueued(one)}`,
        here: '/next',
        notice: noticeOf(c, next({ from: String(form.id) }), now()),
      },
      <div class="beside" data-swipe data-hold={form.id}>
        <article class="person">
          <p class="soft">{shownCount(waiting)} to call, longest waiting first</p>
          <h1>
            <a href={`/applications/${form.id}`}>{nameOfQueued(one)}</a>
          </h1>
          <p>
            <StageMark stage={one.stage} /> for {job?.title ?? form.fields.job_id}
            {job?.company_name && `, ${job.company_name}`} · <Ago at={form.received_at} now={now()} />
          </p>
          <CallLinks phone={form.fields.phone ?? ''} isMain />
          <p class="glance">{glanceOf(one)}</p>
          <NoteForm form={form} kinds={STEPS.slice(0, 3)} back={on} />
          <RejectForm form={form} back={on} />
          <Facts one={one} />
          <nav class="pager" aria-label="Candidates">
            <a href={next({ before: String(form.id) })} data-key="k">
              Previous <kbd>K</kbd>
            </a>
            <a href={on} data-key="j">
              Next <kbd>J</kbd>
            </a>
          </nav>
        </article>
        <CvFrame one={one} />
      </div>,
    );
  });

  // Called every minute while a candidate's page is visible.
  desk.post('/hold', async (c) => {
    const id = numberIn((await readBody(c)).id);
    await store.holdApplication(c.get('me').session, id);
    return c.body(null, 204);
  });
}
