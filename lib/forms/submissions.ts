import { businessEnquiryText } from '../content/mails/business-enquiry';
import { applicationFields } from '../shared/forms/application';
import { contactFields } from '../shared/forms/contact-enquiry';
import { type FormTexts, toWire } from '../shared/forms/field';
import { jobAlertFields } from '../shared/forms/job-alert';
import { jobEnquiryFields } from '../shared/forms/job-enquiry';
import type { Submission, SubmittedFile } from '../upstream/enquiries';
import type { BusinessEnquiryForm } from './business-enquiry';
import { consentGivenTo } from '../content/forms/consent';

/** An application with its CV. `consent`: to which wording, and when (ISO 8601). */
export function applicationSubmission(
  application: FormTexts<typeof applicationFields>,
  cv: SubmittedFile,
  consent: { consent: string; consent_at: string },
): Submission {
  const file = { ...cv, field: applicationFields.resume.wire };
  return { call: 'apply-job', fields: toWire(applicationFields, application), stamps: consent, file };
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

/** An application's consent under the contract's names: to which wording, and when. */
export function consentGiven(at: Date): { consent: string; consent_at: string } {
  return { consent: consentGivenTo, consent_at: at.toISOString() };
}
