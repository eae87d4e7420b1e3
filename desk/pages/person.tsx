/** @jsxImportSource hono/jsx */
import { isEnded, type NoteKind } from '../../backend/forms/notes/kinds';
import { addressOf, referenceOf } from '../../backend/forms/submission-names';
import { TALENT_POOL } from '../../lib/contract/talent-pool';
import { indianDate } from '../../lib/base/mail/indian-time';
import { readBody } from '../../backend/http/read-body';
import type { Queued } from '../../backend/staff/queues';
import { eraseEverywhere } from '../../backend/your-data/erase-on-websites';
import { type Desk, type DeskOptions, nameOf, ownPath, requestedApplication, textIn } from '../context';
import { notFoundPage, page, plainPage } from '../layout';
import { Ago, CallLinks, HeldMark, Listed, nameOfQueued, StageMark } from '../parts';
import { ownersOnly } from '../signing-in';
import { noticeOf } from './done-notice';
import { withQuery } from './list-query';
import { CvFrame, Facts, History, NoteForm, RejectForm, STEPS } from './person-parts';

/** Kinds of notes with a button here; rejecting has its own page. */
const NOTED: NoteKind[] = ['called', 'no-answer', 'shortlisted', 'sent', 'joined', 'note'];

/** A candidate's page: everything known, and the actions on it. */
export function personPages(desk: Desk, options: DeskOptions) {
  const { store, eraseOnWebsites, now } = options;

  desk.get('/applications/:id', async (c) => {
    const one = await requestedApplication(c, store);
    if (!one) return notFoundPage(c);
    const { form } = one;
    const me = c.get('me');
    const jobId = form.fields.job_id ?? '';
    const held = await store.heldByOthers([form.id], me.hash);
    await store.holdApplication(me.session, form.id);
    const [notes, others, job, similar] = await Promise.all([
      store.notesOf(form.id),
      store.ofSamePerson(form.id, options.words.sameCv(form.id)),
      store.getJob(jobId),
      similarJobs(options, one),
    ]);
    const staff = c.get('staff');
    const holder = staff.find(({ hash }) => hash === held.get(form.id));
    return page(
      c,
      {
        title: nameOfQueued(one),
        here: '/applications',
        notice: noticeOf(c, `/applications/${form.id}`, now()),
      },
      <div class="beside" data-hold={form.id}>
        <article class="person">
          <p class="soft">
            <a href={`/applications?job=${encodeURIComponent(jobId)}`}>{job?.job.title ?? `Job ${jobId}`}</a>
            {job?.job.company_name && ` · ${job.job.company_name}`}
          </p>
          <h1>{nameOfQueued(one)}</h1>
          <p>
            <StageMark stage={one.stage} /> <HeldMark name={holder?.name} /> {referenceOf(form)} ·{' '}
            <Ago at={form.received_at} now={now()} />
          </p>
          <CallLinks phone={form.fields.phone ?? ''} isMain />
          <NoteForm
            form={form}
            kinds={isEnded(one.stage) ? [] : STEPS.filter((kind) => kind !== one.stage)}
            alsoPlain
          />
          {isEnded(one.stage) ? (
            <form method="post" action={`/applications/${form.id}/reopen`} class="inline">
              <button class="quiet">Reopen</button>
            </form>
          ) : (
            <RejectForm form={form} back={`/applications/${form.id}`} />
          )}
          <Facts one={one} />
          <h2>History</h2>
          <History notes={notes} nameOf={(who) => nameOf(staff, who)} received={form.received_at} />
          <Listed heading="Also applied, by the same email, phone or CV" of={others.slice(0, 20)}>
            {(other) => (
              <>
                <a href={`/applications/${other.form.id}`}>
                  {nameOfQueued(other)}, job {other.form.fields.job_id}
                </a>{' '}
                <StageMark stage={other.stage} /> <Ago at={other.form.received_at} now={now()} />
              </>
            )}
          </Listed>
          <Listed heading="Similar open jobs" of={similar}>
            {(other) => (
              <>
                <a href={`/applications?job=${encodeURIComponent(other.id)}`}>{other.title}</a>{' '}
                <span class="soft">{[other.company_name, other.location].filter(Boolean).join(', ')}</span>
              </>
            )}
          </Listed>
          {me.role === 'owner' && (
            <details class="danger">
              <summary>Erase this person</summary>
              <form method="post" action={`/applications/${form.id}/erase`}>
                <p>
                  Everything from {addressOf(form)} will be permanently erased: applications, CVs, notes,
                  alerts and emails, here and on the website.
                </p>
                <label>
                  <span>Type the address to confirm</span>
                  <input name="address" type="email" autocomplete="off" required />
                </label>
                <button class="bad">Erase permanently</button>
              </form>
            </details>
          )}
        </article>
        <CvFrame one={one} />
      </div>,
    );
  });

  desk.post('/applications/:id/note', async (c) => {
    const one = await requestedApplication(c, store);
    if (!one) return notFoundPage(c);
    const body = await readBody(c);
    const kind = NOTED.find((known) => known === body.kind);
    const text = textIn(body.text);
    const back = ownPath(body.back, `/applications/${one.form.id}`);
    if (!kind || (kind === 'note' && text === '')) return c.redirect(back, 303);
    const who = c.get('me').address;
    const { ids } = await store.addNotes([one.form.id], { kind, who, text });
    // After a second click or an end in the meantime, the typed text is still kept.
    if (ids.length === 0 && text !== '') await store.addNotes([one.form.id], { kind: 'note', who, text });
    return c.redirect(withQuery(back, { done: String(ids.length), what: kind }), 303);
  });

  desk.post('/applications/:id/reopen', async (c) => {
    const one = await requestedApplication(c, store);
    if (!one) return notFoundPage(c);
    await store.reopenApplication(one.form.id, c.get('me').address);
    return c.redirect(`/applications/${one.form.id}`, 303);
  });

  desk.post('/applications/:id/erase', ownersOnly, async (c) => {
    const one = await requestedApplication(c, store);
    if (!one) return notFoundPage(c);
    const address = addressOf(one.form);
    if (textIn((await readBody(c)).address).toLowerCase() !== address.toLowerCase())
      return plainPage(c, 'Nothing was erased', 'The address you typed is not this person’s.', 400);
    const { sealedUntil } = (await eraseEverywhere(store, address, eraseOnWebsites)).erased;
    await options.words.refresh();
    if (sealedUntil)
      return plainPage(
        c,
        `Withdrawn and sealed, to be erased on ${indianDate(sealedUntil)}`,
        'By law, forms and CVs are kept for a year. Nobody at the desk can read them any more.',
      );
    return plainPage(c, 'Erased', 'Everything from this address has been erased.');
  });
}

/** Returns open jobs like the one applied for. */
async function similarJobs({ store }: DeskOptions, { form }: Queued) {
  const job = await store.getJob(form.fields.job_id ?? '');
  if (!job || job.job.id === TALENT_POOL) return [];
  const like = await store.findJobs({ keyword: job.job.title, page: 1, perPage: 6, summary: true });
  return like.jobs.filter(({ id }) => id !== job.job.id).slice(0, 5);
}
