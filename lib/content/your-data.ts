import { fileSize } from '../base/text/file-size';
import type { ShownState } from '../contract/application-status';
import { applicationFields } from '../contract/forms/application';
import { contactFields } from '../contract/forms/contact-enquiry';
import type { FormFields } from '../contract/forms/field';
import { jobEnquiryFields } from '../contract/forms/job-enquiry';
import { indianDate } from '../base/mail/indian-time';
import { candidatesMoment, indianMoment } from './indian-moment';
import { stateNames } from './application-status';
import { applicationLabels, contactLabels, jobEnquiryLabels, type Label } from './forms/labels';
import { identity } from './identity';
import { DAY_MS } from '../base/text/indian-day';
import { isSealing, law } from './law';
import { jobName, type NamedJob } from './job-name';
import { inLanguages } from './words';

/** The page to request a link to one's data. */
export const yourDataPage = inLanguages('yourDataPage', {
  title: 'Your data',
  description:
    'How to see, correct and erase the data we have about you, or withdraw an application. You need no account.',
  lead: 'See the data we have about you. You can download it, withdraw an application, or erase everything. You need no account.',
  /** If links cannot be mailed. */
  leadByHand: 'See the data we have about you, correct it, erase it, or withdraw an application.',
  how: {
    heading: 'How it works',
    steps: [
      'Type the email address that you used with us.',
      'If we have data from it, we email you a link. It works for 24 hours.',
      'Open the link. You see all your data, and what you can do with it.',
    ],
  },
  formHeading: 'Where should we send the link?',
  submit: 'Send me the link',
  /** If links cannot be mailed. */
  byHand: {
    heading: 'How to ask',
    text: `Write to the ${identity.grievance.contact} at ${identity.grievance.email} from the email address that you used with us. Say whether you want to see, correct or erase your data, or withdraw an application. You get an answer within ${identity.grievance.answersWithin}.`,
    action: 'Write to us',
  },
  otherwise: {
    heading: 'Lost that mailbox, or is something wrong?',
    text: `Write to the ${identity.grievance.contact} at ${identity.grievance.email}, or to ${identity.grievance.address}. You get an answer within ${identity.grievance.answersWithin}.`,
  },
});

export const formTitles: Record<string, string> = inLanguages('formTitles', {
  contacts: 'Enquiry',
  inquiries: 'Job to list',
});

export const mailKinds: Record<string, string> = inLanguages('mailKinds', {
  staff: 'To our staff, with what you sent',
  receipt: 'To you: we have received it',
  ended: 'To you: an application has ended',
  published: 'To you: your job is online',
  withdrawn: 'To our staff: you have withdrawn',
  'alert-confirm': 'To you, to confirm a job alert',
  alert: 'To you, with new jobs',
});

export const heldPage = inLanguages('heldPage', {
  title: 'The data we have about you',
  about: (email: string) => `Everything we received from ${email}.`,
  until: (iso: string) =>
    `This link works until ${indianMoment(iso)} (IST). Anyone who has it can see this page, so please do not share it.`,
  download: {
    heading: 'Download your data',
    text: 'You get one ZIP file. It has everything below as JSON, and your CVs as you sent them.',
    action: 'Download everything',
  },
  forms: 'What you sent',
  formTitle: (kind: string, job: NamedJob | null) =>
    job ? `Application for ${jobName(job)}` : (formTitles[kind] ?? 'Form'),
  received: 'Received',
  reference: 'Reference',
  state: 'Status',
  stateOf: (state: string) => stateNames[state as ShownState] ?? state,
  cv: 'CV',
  cvOf: ({ name, size }: { name: string; size: number }) => `${name}, ${fileSize(size)}`,
  follow: 'See the status',
  followOf: (title: string) => `See the status: ${title}`,
  withdraw: 'Withdraw',
  withdrawOf: (title: string) => `Withdraw: ${title}`,
  contacts: 'You as a company’s contact',
  sent: 'Candidates sent to you',
  alerts: 'New jobs by email',
  alert: 'Job alert',
  frequency: { daily: 'Once a day, if there are new jobs', weekly: 'Once a week' },
  confirmed: (iso: string | null) => (iso ? `Confirmed on ${indianDate(iso)}` : 'Not confirmed'),
  alertFacts: { since: 'Asked for', frequency: 'How often', state: 'Status' },
  mails: 'Emails on their way',
  mailOf: (kind: string) => mailKinds[kind] ?? 'About what you sent',
  consents: 'What you agreed to',
  /** `title`: of the form it came with, if still stored. */
  consentTo: (kind: string, title: string | undefined) => {
    if (kind === 'alerts') return 'When you confirmed new jobs by email';
    return title ? `With: ${title}` : 'With what you sent';
  },
  moment: candidatesMoment,
  nothing: {
    heading: 'We have no data about you',
    text: 'We no longer store anything from this address.',
  },
  erase: {
    heading: 'Erase everything',
    text: 'We erase your applications, CVs, enquiries and job alerts at once, for good. The next page explains it before anything happens.',
    action: 'Erase everything …',
  },
  back: 'Back to your data',
});

/** Confirmation of erasing everything, and its result. */
export const erasePage = inLanguages('erasePage', {
  title: 'Erase everything',
  heading: 'Erase all your data?',
  willBe: {
    heading: 'What we erase at once',
    items: [
      'Your applications with their CVs, and their links',
      'Your enquiries, and jobs that you asked us to list. A job that is already online stays online',
      'Your job alerts',
      'Emails to you and about you that we have not sent yet',
      'Forms that still wait on our website',
      'Your name in our record of what you agreed to. The record stays, without your name',
    ],
  },
  willNotBe: {
    heading: 'What this page cannot erase',
    items: [
      'What an employer has received. Withdraw the application first, and we ask them to delete it',
      'Emails that we have sent already, in your mailbox and in our staff’s',
      'Copies in our backups, until newer backups replace them',
      'What the law makes us keep, such as the records of a contract',
    ],
  },
  /** Replaces `willBe` and `done` once forms must be retained by law; `day`: until when. */
  sealed: (day: string) => ({
    asks: `We withdraw and seal your applications, CVs and enquiries at once, and erase them on ${day}, as the law requires. The next page explains it before anything happens.`,
    willBe: {
      heading: `What is withdrawn and sealed, and erased on ${day}`,
      items: [
        `Your applications, CVs and enquiries. The law (rule 8(3) of the DPDP Rules 2025) requires us to keep them for ${law.dataProtection.recordsKept}. Nobody who works on applications can read them any more`,
        'We erase at once your job alerts, emails that we have not sent yet, and forms that still wait on our website',
        'Your links stop working, and your name leaves our record of what you agreed to. A job that is online stays online',
      ],
    },
    done: {
      text: `Your forms and CVs are withdrawn and sealed: nobody who works on applications can read them, and they are erased on ${day}. Your link has stopped.`,
      title: 'Everything is withdrawn',
      action: 'Browse jobs',
    },
  }),
  forMails: `For copies in our staff’s mailboxes, write to the ${identity.grievance.contact} at ${identity.grievance.email}.`,
  sure: 'I want to erase all of this. I know that it cannot be undone.',
  action: 'Erase everything now',
  done: {
    title: 'Everything is erased',
    text: 'We no longer have any data from your address, and your link has stopped. You get no email about it, because we no longer have your address.',
    action: 'Browse jobs',
  },
});

/** The page of a link that was made up, has expired or ended with the data. */
export const endedLink = inLanguages('endedLink', {
  title: 'This link does not work',
  text: `A link to your data works for 24 hours, and until you erase everything. Ask for a new one, or call us on ${identity.phone.label}.`,
  action: 'Ask for a new link',
});

/** Plain-text errors of the steps. */
export const stepProblems = inLanguages('stepProblems', {
  tooMany: 'You took too many steps in a short time. Please go back and try again in a minute.',
  unavailable:
    'This did not work: our recruitment system is not responding. Nothing was changed. Please go back and try again in a minute.',
});

/** Labels of API fields that are in no form. */
export const heldFields: Record<string, string> = inLanguages('heldFields', {
  job_id: 'Job number',
  source: 'How it reached us',
  why_declined: 'Why it was declined',
  consent: 'You agreed',
  consent_at: 'Agreed on',
  consent_language: 'In this language',
  job_closed_at: 'The job closed on',
});

/** The forms' labels by the fields' names in the API. */
const fieldLabels = (): Record<string, Label> => ({
  // In English only, so the others' labels come last.
  ...labelsByWire(jobEnquiryFields, jobEnquiryLabels),
  ...labelsByWire(contactFields, contactLabels),
  ...labelsByWire(applicationFields, applicationLabels),
});

function labelsByWire(fields: FormFields, labels: Record<string, Label>): Record<string, Label> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { wire }]) => (labels[name] ? [[wire, labels[name]]] : [])),
  );
}

const MOMENTS = ['consent_at', 'job_closed_at'];
// Link tokens, which are in the download only.
// A link, staff's addresses, numbers of rows, and the language that is shown with the consent.
const NOT_SHOWN = ['status_token', 'added_by', 'forwarded_from', 'language'];

/** A form's non-empty fields with their labels; an employer's question labels its answer. */
export function readableFields(fields: Record<string, string>): [label: string, text: string][] {
  const labels = fieldLabels();
  return Object.entries(fields)
    .filter(
      ([name, text]) => text.trim() !== '' && !NOT_SHOWN.includes(name) && !name.startsWith('question_'),
    )
    .map(([name, text]) => [
      labels[name]?.label ?? heldFields[name] ?? questionOf(name, fields) ?? name.replaceAll('_', ' '),
      MOMENTS.includes(name) && !Number.isNaN(Date.parse(text))
        ? heldPage.moment(text)
        : (labels[name]?.choices?.[text] ?? text),
    ]);
}

const questionOf = (name: string, fields: Record<string, string>): string | undefined =>
  name.startsWith('answer_') ? fields[name.replace('answer', 'question')] : undefined;

/** Texts about erasure as of `now`. */
export function erasureTexts(now = Date.now()) {
  if (!isSealing(now)) return { asks: heldPage.erase.text, willBe: erasePage.willBe, done: erasePage.done };
  return erasePage.sealed(indianDate(new Date(now + 365 * DAY_MS).toISOString()));
}
