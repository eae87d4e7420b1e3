/** @jsxImportSource hono/jsx */
import { howAdded } from '../../../backend/forms/added-notice';
import type { Queued } from '../../../backend/staff/queues';
import type { MailDocument } from '../../../lib/base/mail/document';
import { renderText } from '../../../lib/base/mail/render-text';
import type { Body, DeskContext } from '../../context';
import { WhatsApp } from '../../parts';
import { jobOf } from '../same-person';
import { done } from '../../done-notice';
import { ANSWERS, ConsentChoices, consentNoted, consentOf } from './form-parts';

type Props = {
  application: Queued;
  all: Queued[];
  jobs: Map<string, string>;
  nameOf: (who: string) => string;
  /** A ready message to a person whom staff have entered. */
  notice: MailDocument | null;
};

/** How a person was entered by staff, whether they agreed, and to which other jobs they were put forward. */
export const Entered = ({ application, all, jobs, nameOf, notice }: Props) => {
  const { form, stage } = application;
  const { added_by: by = '', forwarded_from: from, consent } = form.fields;
  const how = howAdded(form);
  const onwards = all.filter((other) => other.form.fields.forwarded_from === String(form.id));
  const link = (id: number) => {
    const other = all.find((known) => known.form.id === id);
    return <a href={`/applications/${id}`}>{(other && jobs.get(jobOf(other))) || `application ${id}`}</a>;
  };
  return (
    <>
      {stage === 'to-check' && (
        <p class="notice">
          <span>
            From a folder of CVs, and not in the queue of calls.{' '}
            <a href={`/people/check#person-${form.id}`}>Check and confirm</a>
          </span>
        </p>
      )}
      {how && (
        <p>
          {how === 'forwarded' ? <>Put forward from {link(Number(from))}</> : 'Added'} by {nameOf(by)}
        </p>
      )}
      {onwards.map(({ form: { id, fields } }) => (
        <p>
          Put forward for {link(id)} by {nameOf(fields.added_by ?? '')}
        </p>
      ))}
      {how && (
        <details class={consent ? 'soft' : 'notice bad'}>
          <summary>
            Consent:{' '}
            {consent?.split(':')[0] ||
              `${how === 'forwarded' ? 'not asked for this job yet' : 'not asked yet'}. Do not pass the CV on.`}
          </summary>
          {consent && <p>{consent}</p>}
          <form method="post" action={`/people/${form.id}/consent`}>
            <ConsentChoices value={consentOf(form.fields)} />
            <button>{consent ? 'Correct the consent' : 'Save the consent'}</button>
          </form>
        </details>
      )}
      {notice && stage !== 'to-check' && (
        <p>
          <WhatsApp phone={form.fields.phone} text={renderText(notice).trim()}>
            {consent ? 'WhatsApp the notice' : 'WhatsApp the question'}
          </WhatsApp>
        </p>
      )}
    </>
  );
};

const CHANGED = ' → ';

/** Notes how somebody agreed later, or a correction: what the application says, and from what it was changed. */
function changeConsent(c: DeskContext, { id, fields }: Queued['form'], how: string) {
  const signed = { who: c.get('me').address, text: [consentOf(fields), how].join(CHANGED) };
  return c.var.desk.store.noteConsent({ id, fields: consentNoted(c, how) }, signed);
}

/** Notes a consent that was given later, or corrects one. */
export async function addConsent(c: DeskContext, body: Body) {
  const { form } = c.get('application');
  const how = ANSWERS.find((known) => known === body.consent);
  const back = `/applications/${form.id}`;
  if (!how || !howAdded(form) || how === consentOf(form.fields)) return c.redirect(back, 303);
  return done(c, back, 'consent', 1, await changeConsent(c, form, how));
}

/** Lets a consent be what it was before a change, if that was the last one. */
export async function undoConsent(c: DeskContext, id: number, of: { at: string; who: string }) {
  const { store } = c.var.desk;
  const last = (await store.notesOf(id)).findLast(({ kind }) => kind === 'consent');
  const [application] = await store.applicationsOf([id]);
  if (!application || last?.at !== of.at || last.who !== of.who) return false;
  await changeConsent(c, application.form, last.text.split(CHANGED)[0]!);
  return true;
}
