import { businessEnquiryText } from '../content/mails/business-enquiry';
import { answerFields } from '../contract/forms/answers';
import { applicationFields } from '../contract/forms/application';
import { contactFields } from '../contract/forms/contact-enquiry';
import { type FormTexts, toWire } from '../contract/forms/field';
import { jobAlertFields } from '../contract/forms/job-alert';
import { jobEnquiryFields } from '../contract/forms/job-enquiry';
import { yourDataFields } from '../contract/forms/your-data';
import type { Submission, SubmittedFile } from '../upstream/enquiries';
import type { businessEnquiryFields } from '../contract/forms/business-enquiry';
import { applicationConsent, consentGivenTo } from '../content/forms/consent';

const withAnswers = { ...applicationFields, ...answerFields };
export type Application = FormTexts<typeof withAnswers>;

/**
 * An application with its CV. `consent`: its wording, language and time (ISO 8601). `isTracked`: whether the sender gets a
 * link to its status. `asked`: the questions that it answers.
 */
export function applicationSubmission(
  application: Application,
  cv: SubmittedFile,
  consent: ConsentStamps,
  isTracked = false,
  asked: Record<string, string> = {},
): Submission {
  const file = { ...cv, field: applicationFields.resume.wire };
  const fields = { ...toWire(withAnswers, application), ...asked };
  return { call: 'apply-job', fields, stamps: consent, file, isTracked };
}

/** The forms that are passed to the API unchanged. */
export const PLAIN_FORMS = {
  'contact-enquiry': contactFields,
  'job-inquiry': jobEnquiryFields,
  'job-alert': jobAlertFields,
  'your-data': yourDataFields,
} as const;
export type PlainForm = keyof typeof PLAIN_FORMS;

export const plainSubmission = <Call extends PlainForm>(
  call: Call,
  typed: FormTexts<(typeof PLAIN_FORMS)[Call]>,
): Submission => ({ call, fields: toWire(PLAIN_FORMS[call], typed) });

/** The API has no call for business enquiries: they are sent as contact enquiries, with all fields in the message. */
export function businessSubmission(enquiry: FormTexts<typeof businessEnquiryFields>): Submission {
  const { name, email } = enquiry;
  return plainSubmission('contact-enquiry', { name, email, ...businessEnquiryText(enquiry) });
}

type ConsentStamps = Record<'consent' | 'consent_at' | 'consent_language', string>;

/** An application's consent, given now, under the contract's names: its wording, time and language. */
export function consentGiven(jobId: string): ConsentStamps {
  const { language } = applicationConsent;
  return { consent: consentGivenTo(jobId), consent_at: new Date().toISOString(), consent_language: language };
}
