/** @jsxImportSource hono/jsx */
import type { Queued } from '../../../backend/staff/queues';
import { readEmail } from '../../../lib/base/contact/email-address';
import { judgePhone, plainPhone } from '../../../lib/base/contact/phone';
import { CV_TYPES } from '../../../lib/cv/cv';
import type { DeskContext } from '../../context';
import { nameOfQueued } from '../../parts';
import { type Mistakes, tooLong, type Typed, typedIn } from '../../typed';
import { withoutDirectionMarks } from '../../../lib/base/text/plain-characters';

export const ACCEPTED = Object.entries(CV_TYPES)
  .map(([ending, type]) => `.${ending},${type}`)
  .join(',');

/** Where a person came from, who did not use the public form. */
const SOURCES = ['Call', 'WhatsApp', 'Naukri', 'Walk-in', 'Reference', 'Other'];
export const FOLDER = 'Folder of CVs';
const ALL_SOURCES = [...SOURCES, FOLDER];

/** How a candidate agreed. */
const CONSENTS = ['Said yes on the phone', 'Wrote yes', 'Said yes in person'];
const NOT_ASKED = 'Not asked yet';
export const ANSWERS = [...CONSENTS, NOT_ASKED];

/** How a candidate whom staff entered agreed, as it was chosen. */
export const consentOf = ({ consent = '' }: Record<string, string>): string =>
  ANSWERS.find((how) => consent.startsWith(`${how}:`)) ?? NOT_ASKED;

/** What is stored of a consent that staff were given; of none, that there is none. The wording claims no more than they know. */
export function consentNoted(c: DeskContext, how: string): Record<string, string> {
  if (!CONSENTS.includes(how)) return { consent: '', consent_at: '' };
  return {
    consent: `${how}: that we keep the CV and details and pass them to an employer whose job fits. Noted at the desk by ${c.get('me').address}; the candidate ticked no form.`,
    consent_at: c.var.desk.now().toISOString(),
    consent_language: 'en-IN',
  };
}

/** The fields of an application that staff enter, beside the candidate's contact. */
export const enteredFields = (c: DeskContext, values: Typed, jobId: string) => ({
  job_id: jobId,
  added_by: c.get('me').address,
  source: ALL_SOURCES.find((source) => source === values.source) ?? '',
  ...consentNoted(c, values.consent ?? ''),
});

type ChoiceProps = { legend: string; name: string; choices: string[]; value?: string };

/** One tap, unlike a select. */
const Choices = ({ legend, name, choices, value }: ChoiceProps) => (
  <fieldset class="choices">
    <legend>{legend}</legend>
    {choices.map((choice) => (
      <label>
        <input type="radio" name={name} value={choice} checked={choice === value} required /> {choice}
      </label>
    ))}
  </fieldset>
);

export const ConsentChoices = ({ value }: { value?: string }) => (
  <Choices
    legend="May we keep the CV and pass it to an employer?"
    name="consent"
    choices={ANSWERS}
    value={value}
  />
);

/** Where a person came from, and how they agreed; `isFolder`: of several CVs. */
export const Origin = ({ values, isFolder }: { values: Typed; isFolder?: boolean }) => (
  <>
    <Choices
      legend="Where from"
      name="source"
      choices={isFolder ? ALL_SOURCES : SOURCES}
      value={values.source}
    />
    <ConsentChoices value={values.consent} />
  </>
);

const MAX_NAME = 100;

type Contact = Record<'first_name' | 'last_name' | 'phone' | 'email', string>;

/** Reads a name, phone number and email address as typed; what is missing or wrong is a mistake. */
export function contactTyped(values: Typed): { contact: Contact; mistakes: Mistakes } {
  const { name = '', phone = '', email = '' } = typedIn(values, ['name', 'phone', 'email']);
  const words = withoutDirectionMarks(name).split(/\s+/).filter(Boolean);
  const last = words.length > 1 ? words.pop()! : '';
  const address = readEmail(email);
  const mistakes: Mistakes = {
    name: words.length === 0 ? 'Who is it?' : tooLong(name, MAX_NAME),
    phone:
      phone && judgePhone(phone) === 'none'
        ? 'This is not a phone number.'
        : !phone && !email
          ? 'A phone number or an email address is needed.'
          : '',
    email: email && !address ? 'This is not an email address.' : '',
  };
  const contact = { first_name: words.join(' '), last_name: last, phone: plainPhone(phone).slice(0, 40) };
  return { contact: { ...contact, email: (address ?? email).slice(0, 254) }, mistakes };
}

type KnownProps = { isBad?: boolean; text: string; people: Queued[]; most?: number };

/** Names people, of very many the first. */
export const KnownAlready = ({ isBad, text, people, most = 5 }: KnownProps) => (
  <p class={isBad ? 'notice bad' : 'notice'} role={isBad ? 'alert' : undefined}>
    <span>
      {text}{' '}
      {people.slice(0, most).map((application, index) => (
        <>
          {index > 0 && ', '}
          <a href={`/applications/${application.form.id}`}>{nameOfQueued(application)}</a>
        </>
      ))}
    </span>
  </p>
);
