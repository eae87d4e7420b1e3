/** @jsxImportSource hono/jsx */
import { Readable } from 'node:stream';
import { isAsked } from '../../backend/forms/added-notice';
import { exportedForms } from '../../backend/forms/export/exported-forms';
import { csvLines, xlsxChunks } from '../../backend/forms/export/form-files';
import { isEnded, KINDS, NOTED_STAGES, type NotedStage } from '../../backend/forms/notes/kinds';
import { UNDO_MS } from '../../backend/forms/notes/notes';
import { senderOf } from '../../backend/forms/submission-names';
import { contentDisposition } from '../../backend/http/answers';
import { JOB_STAGES, type Queued } from '../../backend/staff/queues';
import { safeFileName, zipStream } from '../../lib/base/zip';
import { applicationsSheet } from '../../lib/content/exports';
import { applicationEndedMail } from '../../lib/content/mails/application-ended';
import { isoDay } from '../../lib/base/text/indian-day';
import { type Body, type DeskContext, type DeskOptions, numberIn, ownPath, textIn } from '../context';
import { narrowPage, plainPage } from '../layout';
import { counted, idsOf, nameOfQueued } from '../parts';
import { Field, Hidden, MailPreview, SubmitOrCancel, Suggestions } from '../fields';
import { hasMistakes, type Mistakes, noteIn, tellName, tooLong, type Typed } from '../typed';
import { done, mailAfterUndo } from '../done-notice';
import { reopenEnquiries } from './enquiries';
import { listPath } from './list-query';
import { toSameCard } from './next';
import { DateFields, STEPS } from './person-parts';
import { undoConsent } from './people/entered';
import { exportColumns } from './preferences';
import { jobOf } from './same-person';

/** Does something with the applications that were chosen, or asks for more. */
export async function actOnSeveral(c: DeskContext, body: Body) {
  const { store } = c.var.desk;
  const back = ownPath(body.back, '/applications');
  const action = textIn(body.do, 20);
  if (action === 'columns') return c.redirect(listPath({}, { back }, '/columns'), 303);
  const jobId = textIn(body.job, 60);
  const ids = jobId
    ? await store.queuedIds({ jobId, stages: JOB_STAGES, since: '' }, MAX_SELECTED)
    : idsIn(body);
  if (ids.length === 0)
    return plainPage(c, 'Nothing selected', 'Select applications first, then choose an action.', 400);
  if (action === 'forward') return c.redirect(`/forward?ids=${ids.join()}`, 303);
  const chosen = await store.applicationsOf(ids);
  if (action === 'zip' || action === 'csv' || action === 'xlsx') return files(c, chosen, action);
  const asked = ASKED.find((known) => known === action);
  if (asked) return ask(c, { chosen, kind: asked, back });
  if (action === 'taken-back') {
    let count = 0;
    for (const { form } of chosen) if (await store.takeBack(form.id, c.get('me').address)) count += 1;
    return done(c, back, chosen.some(({ stage }) => isEnded(stage)) ? 'goes-on' : action, count);
  }
  const kind = STEPS.find((known) => known === action);
  if (!kind) return plainPage(c, 'Unknown action', 'Nothing was changed.', 400);
  // Whoever has not been asked is shown to no employer, as in "Send to a client".
  const taken = kind === 'sent' ? chosen.filter(({ form }) => isAsked(form)) : chosen;
  const { ids: noted, at } = await store.addNotes(idsOf(taken), { kind, who: c.get('me').address });
  return done(c, back, taken.length < chosen.length ? 'sent-some' : kind, noted.length, at);
}

/** Ends the applications that were chosen, or gives them a date. */
export async function settle(c: DeskContext, body: Body) {
  const { store, now } = c.var.desk;
  const kind = ASKED.find((known) => known === body.kind) ?? 'rejected';
  const back = ownPath(body.back, '/applications');
  const ids = idsIn(body);
  const { note, typed: values, mistakes } = noteIn(body, kind, now());
  if (isEnded(kind)) mistakes.text = tooLong(note.text ?? '', MAX_REASON);
  if (hasMistakes(mistakes))
    return ask(c, { chosen: await store.applicationsOf(ids), kind, back }, { values, mistakes });
  const mailAt = mailAfterUndo(c, values[tellName(kind)] === 'on');
  const signed = { ...note, who: c.get('me').address };
  const noted =
    kind === 'rejected' || kind === 'filled'
      ? await store.endAll(ids, { ...signed, kind }, mailAt)
      : await store.addNotes(ids, signed, mailAt);
  return done(c, back, kind, noted.ids.length, noted.at);
}

/** Undoes what this member did at a time. */
export async function undo(c: DeskContext, body: Body) {
  const { store, words, now } = c.var.desk;
  const at = textIn(body.at, 40);
  const back = ownPath(body.back, '/applications');
  const who = c.get('me').address;
  // The mails wait that long.
  if (!(Date.parse(at) + UNDO_MS >= now().getTime())) return done(c, back, 'late', 0);
  const sending = numberIn(body.sending);
  if (sending !== null)
    return done(c, back, (await store.reopenSending(sending, at)) ? 'works-again' : 'since', 0);
  const added = await store.untouchedAdditions({ at, who });
  let count = await store.eraseApplications(added);
  if (added.length > 0) await words.refresh();
  let since: string | undefined;
  for (const id of await store.applicationsNoted({ at, who }))
    if ((await store.takeBack(id, who, { at, who })) || (await undoConsent(c, id, { at, who }))) count += 1;
    else since = (await store.notesOf(id)).at(-1)?.who;
  const reopened = await reopenEnquiries(c, { at, who });
  const hash = c.get('staff').find(({ address }) => address === since && address !== who)?.hash;
  const undone = count > 0 && !since ? 'undone' : `since ${hash ?? ''}`;
  // The page of an application that was undone is gone.
  return done(c, added.length > 0 ? '/applications' : back, reopened > 0 ? 'reopened' : undone, count);
}

type Asked = { chosen: Queued[]; kind: NotedStage; back: string };
type Given = { values: Typed; mistakes: Mistakes };

/** Asks for an end's reason, with the mail as it will be, or for a date and its place; `given`: what was not taken, and why. */
async function ask(c: DeskContext, { chosen, kind, back }: Asked, given?: Given) {
  const { sendsMail } = c.var.desk;
  const { values, mistakes } = given ?? { values: {}, mistakes: {} };
  return narrowPage(
    c,
    {
      title: KINDS[kind].label,
      heading: `${KINDS[kind].label}, for ${counted(chosen.length, 'candidate')}`,
      here: '/applications',
      mistakes,
    },
    <>
      <p>
        {chosen.slice(0, 12).map(nameOfQueued).join(', ')}
        {chosen.length > 12 && ` and ${chosen.length - 12} more`}
      </p>
      <form method="post" action="/settle" class="write">
        <Hidden of={{ back, kind }} chosen={idsOf(chosen)} />
        {isEnded(kind) ? (
          <>
            {kind === 'rejected' && (
              <Field label="Reason, for staff only (optional)" mistake={mistakes.text}>
                <input name="text" value={values.text} list="reasons" maxlength={MAX_REASON} />
                <Suggestions id="reasons" of={REASONS} />
              </Field>
            )}
            <MailPreview
              mail={await endMail(c, kind, chosen[0])}
              sendsMail={sendsMail}
              name={tellName(kind)}
              whom="each of them"
            />
          </>
        ) : (
          <DateFields {...{ kind, values, mistakes, sendsMail }} isFirst={!given} />
        )}
        <SubmitOrCancel
          label={SETTLE[kind] ?? KINDS[kind].label}
          back={toSameCard(back)}
          autofocus={isEnded(kind)}
        />
      </form>
    </>,
  );
}

/** The mail that tells the first of several that it has ended. */
async function endMail(c: DeskContext, kind: NotedStage, first?: Queued) {
  const { store, siteUrl, now } = c.var.desk;
  return applicationEndedMail({
    end: kind === 'filled' ? 'filled' : 'not-this-time',
    at: now().toISOString(),
    jobTitle: (first && (await store.getJob(jobOf(first)))?.job.title) ?? '',
    reference: '[the reference]',
    statusUrl: '[the link to the status page]',
    jobsUrl: `${siteUrl}/job`,
  });
}

/** Responds with CVs as a ZIP, or with a spreadsheet for a client's tracker. */
async function files(c: DeskContext, chosen: Queued[], kind: 'zip' | 'csv' | 'xlsx') {
  const { store, now } = c.var.desk;
  const name = `applications-${isoDay(now().toISOString())}.${kind}`;
  const disposition = contentDisposition(name);
  const headers = (type: string) => ({ 'content-type': type, 'content-disposition': disposition });
  const forms = chosen.map(({ form }) => form);
  // Each application tells who took a copy of it, and in which file.
  const taken = forms.filter(({ cv }) => kind !== 'zip' || cv).map(({ id }) => id);
  await store.addNotes(taken, { kind: 'cv', who: c.get('me').address, text: name });
  if (kind === 'zip') return c.body(zipStream(cvsOf(c.var.desk, chosen)), 200, headers('application/zip'));
  const notes = await store.notesOfAll(taken);
  const { kept: columns } = await exportColumns(c, chosen, notes);
  const exported = exportedForms(store, forms);
  if (kind === 'csv')
    return c.body(streamOf(csvLines(columns, exported)), 200, headers('text/csv; charset=utf-8'));
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return c.body(streamOf(xlsxChunks(applicationsSheet, columns, exported)), 200, headers(type));
}

const streamOf = (chunks: AsyncIterable<string | Uint8Array>) =>
  Readable.toWeb(Readable.from(chunks, { objectMode: false })) as ReadableStream<Uint8Array>;

/** Names each CV after its candidate; the id keeps names unique. */
async function* cvsOf({ store }: DeskOptions, chosen: Queued[]) {
  for (const { form } of chosen) {
    const cv = await store.getCv(form.id);
    if (!cv) continue;
    const ending = /\.\w{1,5}$/.exec(cv.name)?.[0] ?? '';
    yield { name: safeFileName(senderOf(form), ` ${form.id}${ending}`), bytes: cv.bytes };
  }
}

/** Maximum number of applications per action. */
const MAX_SELECTED = 500;

/** The applications that are ticked in a form. */
export const idsIn = (body: Record<string, unknown>): number[] =>
  Object.keys(body)
    .flatMap((name) => /^id-(\d{1,9})$/.exec(name)?.[1] ?? [])
    .map(Number)
    .slice(0, MAX_SELECTED);

const MAX_REASON = 200;
const REASONS = [
  'Not enough experience',
  'Asks for more pay',
  'Cannot join in time',
  'Too far away',
  'Not interested any more',
  'Did not come to the interview',
  'The employer chose somebody else',
];

/** Actions that ask for more first. */
const ASKED = NOTED_STAGES.filter((kind) => KINDS[kind].mail);
const SETTLE: Partial<Record<NotedStage, string>> = {
  rejected: 'Say “not this time”',
  filled: 'Say that it is filled',
};
