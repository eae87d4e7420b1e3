/** @jsxImportSource hono/jsx */
import { howAdded } from '../../../backend/forms/added-notice';
import type { Queued } from '../../../backend/staff/queues';
import type { MailDocument } from '../../../lib/base/mail/document';
import { renderText } from '../../../lib/base/mail/render-text';
import { type Body, type DeskContext, textIn } from '../../context';
import { WhatsApp } from '../../parts';
import { jobOf } from '../same-person';
import { ConsentChoices, consentNoted } from './form-parts';

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
      {how && consent && <p class="soft">Consent: {consent}</p>}
      {how && !consent && (
        <details class="notice bad">
          <summary>
            Consent: {how === 'forwarded' ? 'not asked for this job yet' : 'not asked yet'}. Do not pass the
            CV on.
          </summary>
          <form method="post" action={`/people/${form.id}/consent`}>
            <ConsentChoices isLater />
            <button>Save the consent</button>
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

/** Notes a consent that was given later. */
export async function addConsent(c: DeskContext, body: Body) {
  const { store } = c.var.desk;
  const application = c.get('application');
  const who = c.get('me').address;
  const how = textIn(body.consent, 60);
  const noted = consentNoted(c, how);
  if (noted.consent && howAdded(application.form) && !application.form.fields.consent) {
    await store.addLaterConsent(application.form.id, noted);
    await store.addNotes([application.form.id], { kind: 'note', who, text: `Consent: ${how}` });
  }
  return c.redirect(`/applications/${application.form.id}`, 303);
}
