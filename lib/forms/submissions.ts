import { businessEnquiryText } from '../content/mails/business-enquiry';
import { answerFields } from '../contract/forms/answers';
import { applicationFields } from '../contract/forms/application';
import { contactFields } from '../contract/forms/contact-enquiry';
import { type FormTexts, toWire } from '../contract/forms/field';
import { jobAlertFields } from '../contract/forms/job-alert';
import { jobEnquiryFields } from '../contract/forms/job-enquiry';
import { registrationFields } from '../contract/forms/registration';
import { yourDataFields } from '../contract/forms/your-data';
import type { Submission, SubmittedFile } from '../upstream/enquiries';
import type { BusinessEnquiryForm } from './business-enquiry';
import { applicationConsent, consentGivenTo, registrationConsentGiven } from '../content/forms/consent';

const withAnswers = { ...applicationFields, ...answerFields };

/**
 * An application with its CV. `consent`: to which wording, in which language, and when (ISO 8601). `isTracked`: whether its
 * sender can ask where it stands. `asked`: the questions that it answers.
 */
export function applicationSubmission(
  application: FormTexts<typeof withAnswers>,
  cv: SubmittedFile,
  consent: ConsentStamps,
  isTracked = false,
  asked: Record<string, string> = {},
): Submission {
  const file = { ...cv, field: applicationFields.resume.wire };
  const fields = { ...toWire(withAnswers, application), ...asked };
  return { call: 'apply-job', fields, stamps: consent, file, isTracked };
}

/** A CV without a job. `consent` as in applicationSubmission. */
export function registrationSubmission(
  registration: FormTexts<typeof registrationFields>,
  cv: SubmittedFile,
  consent: ConsentStamps,
): Submission {
  const file = { ...cv, field: registrationFields.resume.wire };
  return { call: 'register-cv', fields: toWire(registrationFields, registration), stamps: consent, file };
}

export function contactSubmission(enquiry: FormTexts<typeof contactFields>): Submission {
  return { call: 'contact-enquiry', fields: toWire(contactFields, enquiry) };
}

/** An employer's request to list a job. */
export function jobEnquirySubmission(enquiry: FormTexts<typeof jobEnquiryFields>): Submission {
  return { call: 'job-inquiry', fields: toWire(jobEnquiryFields, enquiry) };
}

/** A request to be mailed new jobs that match a search. */
export function jobAlertSubmission(alert: FormTexts<typeof jobAlertFields>): Submission {
  return { call: 'job-alert', fields: toWire(jobAlertFields, alert) };
}

/** The API has no call for business enquiries: they are sent as contact enquiries, with all fields in the message. */
export function businessSubmission(enquiry: BusinessEnquiryForm): Submission {
  const { name, email } = enquiry;
  return contactSubmission({ name, email, ...businessEnquiryText(enquiry) });
}

const MAX_KEPT_MS = 31 * 24 * 60 * 60_000;

/**
 * When an application's sender consented: as their device says, which has kept the application since, or else now. A
 * clock that is wrong is no reason to refuse it.
 */
export function consentTime(told: string | undefined, now = new Date()): Date {
  const at = Date.parse(told ?? '');
  return at <= now.getTime() && at >= now.getTime() - MAX_KEPT_MS ? new Date(at) : now;
}

type ConsentStamps = Record<'consent' | 'consent_at' | 'consent_language', string>;

/** An application's consent under the contract's names: to which wording, when, and in which language. */
export function consentGiven(at: Date): ConsentStamps {
  const { language } = applicationConsent;
  return { consent: consentGivenTo(), consent_at: at.toISOString(), consent_language: language };
}

/** A request for a link to one's own data. */
export function yourDataSubmission(request: FormTexts<typeof yourDataFields>): Submission {
  return { call: 'your-data', fields: toWire(yourDataFields, request) };
}

/** The same of a registered CV, which is kept for so many days. */
export function registrationConsentAt(at: Date, days: number): ConsentStamps {
  return { ...consentGiven(at), consent: registrationConsentGiven(days) };
}
