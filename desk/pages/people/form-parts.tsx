/** @jsxImportSource hono/jsx */
import type { Store } from '../../../backend/compose-store';
import { poolJob } from '../../../backend/jobs/talent-pool';
import { readEmail } from '../../../lib/base/contact/email-address';
import { judgePhone, plainPhone } from '../../../lib/base/contact/phone';
import { TALENT_POOL } from '../../../lib/contract/talent-pool';
import { CV_TYPES } from '../../../lib/cv/cv';
import type { DeskContext } from '../../context';
import { Field, type Mistakes, tooLong, type Typed, typedIn } from '../../typed';
import { withoutDirectionMarks } from '../../../lib/base/text/plain-characters';

export const ACCEPTED = Object.entries(CV_TYPES)
  .map(([ending, type]) => `.${ending},${type}`)
  .join(',');

/** Where a person came from, who did not use the public form. */
const SOURCES = ['Call', 'WhatsApp', 'Naukri', 'Walk-in', 'Reference', 'Folder of CVs'];

/** How a candidate agreed. */
const CONSENTS = ['Said yes on the phone', 'Wrote yes', 'Said yes in person'];
const NOT_ASKED = 'Not asked yet';

/** What is stored of a consent that staff were given; nothing if none was. The wording claims no more than they know. */
export function consentNoted(c: DeskContext, how: string): Record<string, string> {
  if (!CONSENTS.includes(how)) return {};
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
  source: SOURCES.find((source) => source === values.source) ?? '',
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

export const ConsentChoices = ({ value, isLater }: { value?: string; isLater?: boolean }) => (
  <Choices
    legend="May we keep the CV and pass it to an employer?"
    name="consent"
    choices={isLater ? CONSENTS : [...CONSENTS, NOT_ASKED]}
    value={value}
  />
);

export const SourceChoices = ({ value }: { value?: string }) => (
  <Choices legend="Where from" name="source" choices={SOURCES} value={value} />
);

type Opening = { id: string; title: string; company_name?: string | null };

/** Open jobs, the newest first. */
export const openJobs = async (store: Store): Promise<Opening[]> =>
  (await store.jobsForStaff('9')).filter(({ active }) => active);

export const jobText = ({ id, title }: Opening) => `${title} (${id})`;

/** Finds the open job that was chosen or typed, by its number, its title or a part that no other has; null without one. */
export async function openJobIn(store: Store, text: string): Promise<Opening | null> {
  if (text === '') return poolJob();
  const [, id = text] = /\(([^()]+)\)$/.exec(text) ?? [];
  const found = id === TALENT_POOL ? null : await store.getJob(id);
  if (found?.active) return found.job;
  if (id === TALENT_POOL) return poolJob();
  const wanted = text.toLowerCase();
  const like = [poolJob(), ...(await openJobs(store))].filter(({ title }) =>
    title.toLowerCase().includes(wanted),
  );
  const same = like.filter(({ title }) => title.length === text.length);
  const [job, other] = same.length > 0 ? same : like;
  return job && !other ? job : null;
}

export const NO_JOB = 'There is no open job like this, or several: choose one of the list.';

type JobProps = { jobs: Opening[]; value?: string; mistake?: string; label?: string; required?: boolean };

export const JobField = ({ jobs, value, mistake, label, required }: JobProps) => (
  <Field label={label ?? 'Job (empty: talent pool)'} mistake={mistake}>
    <input name="job" list="open-jobs" value={value} autocomplete="off" maxlength={300} required={required} />
    <datalist id="open-jobs">
      {jobs.map((job) => (
        <option value={jobText(job)}>{job.company_name}</option>
      ))}
    </datalist>
  </Field>
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
