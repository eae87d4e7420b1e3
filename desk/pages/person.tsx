/** @jsxImportSource hono/jsx */
import { replyIn } from '../../backend/clients/shown';
import { addedNotice, isAsked } from '../../backend/forms/added-notice';
import { canComeTo, isCall, isEnded, KINDS, lastStep } from '../../backend/forms/notes/kinds';
import { appointmentText } from '../../backend/forms/status/status-mails';
import { dateNote, readStatus, shownDate, upcoming } from '../../backend/forms/status/status';
import { addressOf, referenceOf } from '../../backend/forms/submission-names';
import { CALENDAR_TYPE } from '../../lib/base/calendar-file';
import { indianDate } from '../../lib/base/mail/indian-time';
import { indianMinute } from '../../lib/base/text/indian-day';
import { appointmentCalendar } from '../../lib/content/appointment';
import { contentDisposition } from '../../backend/http/answers';
import type { MailName } from '../../backend/mail/mails';
import type { Queued } from '../../backend/staff/queues';
import { eraseEverywhere } from '../../backend/your-data/erase-on-websites';
import { cityOf } from '../candidate-facts';
import { type Body, type DeskContext, nameOf, ownPath, textIn } from '../context';
import { notFoundPage, page, plainPage } from '../layout';
import { AskFirst, Input } from '../fields';
import { CALL_AGAIN, hasMistakes, type Mistakes, noteIn, tellName, type Typed, wasName } from '../typed';
import { Ago, CallLinks, HeldMark, idsOf, nameOfQueued, StageMark } from '../parts';
import { done, mailAfterUndo } from '../done-notice';
import { SentTo } from './clients/shown';
import { listPath } from './list-query';
import { CvFrame, Dates, Facts, History, NoteForm, MoreActions, STEPS, TakeBackForm } from './person-parts';
import { Entered } from './people/entered';
import { alsoCalled, Applications, jobOf, samePerson } from './same-person';

/** Kinds of notes with a button here; rejecting has its own page. */
const STAGES_HERE = [...STEPS, 'interview'] as const;
const NOTED = [...STAGES_HERE, 'note', 'cancelled'] as const;

/** A candidate's page: everything known, and the actions on it. */
export const person = (c: DeskContext) => show(c);

/** `typed`: a note that was not taken, and why. */
async function show(c: DeskContext, typed?: { values: Typed; mistakes: Mistakes; back?: string }) {
  const { store, siteUrl, sendsMail, words, now } = c.var.desk;
  const application = c.get('application');
  const { form } = application;
  const me = c.get('me');
  const jobId = jobOf(application);
  const held = await store.heldByOthers([form.id], me.hash);
  await store.holdApplication(me.session, form.id);
  const [status, failed, all] = await Promise.all([
    readStatus(store, form),
    store.mailProblems(form.id),
    samePerson(c.var.desk, application),
  ]);
  const { notes, job } = status;
  const appointment = shownDate(status, now());
  const [message, notice, jobs] = await Promise.all([
    appointment && appointmentText({ store, siteUrl }, form, { appointment, job }),
    addedNotice(c.var.desk, form, job?.title ?? ''),
    store.jobTitles(all.map(jobOf)),
  ]);
  const staff = c.get('staff');
  const holder = staff.find(({ hash }) => hash === held.get(form.id));
  return page(
    c,
    { title: nameOfQueued(application), here: '/applications', mistakes: typed?.mistakes },
    <div class="beside" data-hold={form.id}>
      <article class="person">
        <p class="soft">
          <a href={listPath({ job: jobId })}>{job?.title ?? `Job ${jobId}`}</a>
          {job?.company_name && ` · ${job.company_name}`}
        </p>
        <h1>{nameOfQueued(application)}</h1>
        <p>
          <StageMark stage={application.stage} /> <HeldMark name={holder?.name} /> {referenceOf(form)} ·{' '}
          <Ago at={form.received_at} />
        </p>
        <CallLinks phone={form.fields.phone ?? ''} isMain />
        {failed.map(({ kind, problem, failed_at: failedAt }) => (
          <p class="notice bad">
            {failedAt ? 'Could not email' : 'Cannot email yet, still trying:'} {MAILED[kind] ?? kind}:{' '}
            {problem}
          </p>
        ))}
        <Entered
          application={application}
          all={all}
          jobs={jobs}
          nameOf={(who) => nameOf(staff, who)}
          notice={notice}
        />
        <Dates application={application} appointment={appointment} message={message} />
        <NoteForm
          {...{ form, ...typed, sendsMail }}
          kinds={STAGES_HERE.filter((kind) => canComeTo(application.stage, kind))}
          alsoPlain
          set={dateNote(notes)}
          others={alsoCalled(application, all).length}
        />
        <MoreActions application={application} back={`/applications/${form.id}`} />
        <TakeBackForm form={form} notes={notes} />
        <SentTo of={[{ notes }]} />
        <Applications application={application} all={all} jobs={jobs} />
        <Facts application={application} city={cityOf(application, words)} />
      </article>
      <CvFrame application={application} />
      <section>
        <h2>History</h2>
        <History notes={notes} nameOf={(who) => nameOf(staff, who)} received={form.received_at} />
      </section>
      {me.role === 'owner' && <EraseForm application={application} mistake={typed?.mistakes.address} />}
    </div>,
  );
}

const EraseForm = ({ application, mistake }: { application: Queued; mistake?: string }) => (
  <AskFirst
    isOpen={Boolean(mistake)}
    summary="Erase this person"
    action={`/applications/${application.form.id}/erase`}
    button="Erase permanently"
  >
    <p>
      Everything from {eraseWord(application)} will be permanently erased, here and on the website:{' '}
      {addressOf(application.form)
        ? 'applications with their CVs and notes, enquiries, jobs sent to be listed, job alerts and waiting emails. A client’s contact with this address goes, too, with what was sent there.'
        : 'applications without an email address, with their CVs and notes. Anything that came with an address stays.'}
    </p>
    <Input
      label={`Type ${eraseWord(application)} to confirm`}
      name="address"
      values={{}}
      mistakes={{ address: mistake }}
      required
    />
  </AskFirst>
);

/** Adds a note, or a step with its date. */
export async function addNote(c: DeskContext, body: Body) {
  const { store, now } = c.var.desk;
  const application = c.get('application');
  const kind = NOTED.find((known) => known === body.kind);
  const back = ownPath(body.back, `/applications/${application.form.id}`);
  if (!kind) return c.redirect(back, 303);
  const again = CALL_AGAIN.get(c.req.query('again') ?? '');
  if (again) body.call_at = indianMinute(again(now())).replace(' ', 'T');
  const { note, typed: values, mistakes } = noteIn(body, kind, now(), c.req.query('dated') === 'yes');
  if (kind === 'sent' && !isAsked(application.form))
    mistakes.text ||= 'They have not been asked for this job: save the consent first.';
  if (hasMistakes(mistakes)) return show(c, { values, mistakes, back });
  if (kind === 'note' && !note.text) return c.redirect(back, 303);
  const who = c.get('me').address;
  if (body[wasName('kind')] === kind)
    note.text ||= dateNote(await store.notesOf(application.form.id))?.text ?? '';
  const isTold = KINDS[kind].mail === 'appointment' && values[tellName(kind)] === 'on';
  const mailAt = mailAfterUndo(c, isTold);
  const same = values.all === 'on' && isCall(kind) ? await samePerson(c.var.desk, application) : [];
  const called = idsOf(alsoCalled(application, same));
  const { ids, at } = await store.addNotes([application.form.id, ...called], { ...note, who }, mailAt);
  // After a second click or an end in the meantime, the typed text is still kept.
  if (ids.length === 0 && note.text)
    await store.addNotes([application.form.id], { kind: 'note', who, text: note.text });
  const whom = String(application.form.id);
  return done(c, back, kind, Math.min(ids.length, 1), ids.length > 0 ? at : null, { whom });
}

/** Takes the last step back. */
export async function takeBack(c: DeskContext, body: Body) {
  const { store } = c.var.desk;
  const application = c.get('application');
  const of = { at: textIn(body.at, 40), who: textIn(body.who, 200) };
  const notes = await store.notesOf(application.form.id);
  const back = `/applications/${application.form.id}`;
  if (!(await store.takeBack(application.form.id, c.get('me').address, of))) return c.redirect(back, 303);
  const [left] = await store.applicationsOf([application.form.id]);
  const isOff = application.due_at && left?.due_at !== application.due_at;
  const { kind, sending } = lastStep(notes)!;
  if (kind === 'cancelled' || (isEnded(application.stage) && left && !isEnded(left.stage)))
    return done(c, back, 'goes-on', 1);
  const { openedAt, answer } = replyIn(notes, sending);
  const seen = openedAt || answer ? 'shown' : 'unseen';
  return done(c, back, isOff ? 'off' : sending ? seen : 'taken-back', 1);
}

/** The date agreed as a calendar file. */
export async function calendar(c: DeskContext) {
  const { store, now } = c.var.desk;
  const application = c.get('application');
  const status = await readStatus(store, application.form);
  const appointment = upcoming(status, now());
  if (!appointment) return notFoundPage(c);
  const { title, company_name: company } = status.job ?? {};
  const about = [nameOfQueued(application), title, company].filter(Boolean).join(', ');
  const given = { reference: referenceOf(application.form), about, now: now() };
  return c.body(appointmentCalendar(appointment, given), 200, {
    'content-type': CALENDAR_TYPE,
    'content-disposition': contentDisposition(`${appointment.kind}-${application.form.id}.ics`),
  });
}

/** Erases a person. */
export async function erasePerson(c: DeskContext, body: Body) {
  const { store, eraseOnWebsites } = c.var.desk;
  const application = c.get('application');
  const address = addressOf(application.form);
  if (textIn(body.address).toLowerCase() !== eraseWord(application).toLowerCase())
    return show(c, { values: {}, mistakes: { address: 'Nothing was erased: this is not theirs.' } });
  // Applications without an address are found by the phone number.
  const phone = application.form.fields.phone ?? '';
  const called = await store.applicationsOf(await store.applicationsLike({ email: '', phone }));
  await store.eraseApplications(idsOf([application, ...called].filter(({ form }) => addressOf(form) === '')));
  const erased = address ? (await eraseEverywhere(store, address, eraseOnWebsites)).erased : null;
  await c.var.desk.words.refresh();
  if (erased?.sealedUntil)
    return plainPage(
      c,
      `Withdrawn and sealed, to be erased on ${indianDate(erased.sealedUntil)}`,
      'By law, forms and CVs are kept for a year. Nobody at the desk can read them any more.',
    );
  const what = erased ? 'from this address' : 'with this phone number and no email address';
  return plainPage(c, 'Erased', `Everything ${what} has been erased.`);
}

/** What an owner types to erase a person. */
const eraseWord = ({ form }: Queued) => addressOf(form) || (form.fields.phone ?? '') || String(form.id);

/** The mails to a candidate. */
const MAILED: Partial<Record<MailName, string>> = {
  receipt: 'the receipt',
  ended: 'that the application has ended',
  appointment: 'the date',
  reminder: 'the reminder of the date',
  cancelled: 'that a date no longer holds',
};
