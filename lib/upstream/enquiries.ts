import 'server-only';
import { z } from 'zod';
import {
  formAnswer,
  type FormAnswer,
  paths,
  RECEIVED_AT_HEADER,
  REFERENCE_HEADER,
} from '../shared/contract/calls';
import {
  type ApplyJobRequest,
  type ContactEnquiryRequest,
  type JobAlertRequest,
  type JobInquiryRequest,
} from '../shared/contract/requests';
import { postForm, postJson } from './client';
import type { FormPart } from './multipart';

export type { FormAnswer } from '../shared/contract/calls';

/** A form on its way to the recruitment API: the call, and what it carries under the contract's names. */
export type Submission = {
  call: 'apply-job' | 'contact-enquiry' | 'job-inquiry' | 'job-alert';
  fields: Record<string, string>;
  /** Fields that nobody typed and that differ with every attempt to send the same form, e.g. when consent was given. */
  stamps?: Record<string, string>;
  file?: SubmittedFile & { field: string };
};

export type SubmittedFile = { name: string; type: string; bytes: Uint8Array };

// Laravel answers a refused form with 4xx and a message; that is an answer, not a failure.
const REFUSALS = [400, 403, 404, 409, 410, 413, 415, 422];
// Once its sender has been told that it is safe, what may come of a deployment, a firewall or a limit is an outage.
const REFUSALS_LATER = [400, 410, 422];

// `{"error":"maintenance"}` says neither yes nor no; taking it for a refusal would lose the form.
const answered = z
  .looseObject({})
  .refine(
    (body) => ['status', 'message', 'errors'].some((key) => key in body),
    'neither status, message nor errors',
  );
const verdict = answered.pipe(formAnswer);

// The specification has job-inquiry-form answer a message and no status: then the HTTP status says how it went.
const inquiryVerdict = answered
  .transform((body) => ((body.status ?? body.errors) == null ? { ...body, status: 1 } : body))
  .pipe(formAnswer);

/** An application with its CV. `source`: the campaign that led to it, '' when there is none; `consent`: to what, when. */
export function applicationSubmission(
  application: {
    jobId: string;
    firstName: string;
    lastName: string;
    email: string;
    phone: string;
    message: string;
    source: string;
  },
  cv: SubmittedFile,
  consent: { consent: string; consent_at: string },
): Submission {
  const fields = {
    job_id: application.jobId,
    first_name: application.firstName,
    last_name: application.lastName,
    email: application.email,
    phone: application.phone,
    message: application.message,
    ...(application.source ? { source: application.source } : null),
  } satisfies ApplyJobRequest;
  const stamps = consent satisfies Partial<ApplyJobRequest>;
  return { call: 'apply-job', fields, stamps, file: { ...cv, field: 'cv_file' } };
}

/** A contact enquiry. */
export function contactSubmission(enquiry: {
  name: string;
  email: string;
  subject: string;
  message: string;
}): Submission {
  const { name, email, subject, message } = enquiry;
  const fields = { name, email_address: email, subject, message } satisfies ContactEnquiryRequest;
  return { call: 'contact-enquiry', fields };
}

/** An employer's wish to list a job. */
export function jobInquirySubmission(inquiry: {
  CompanyName: string;
  ContactPerson: string;
  email: string;
  phone: string;
  JobTitle: string;
  Location: string;
  Description: string;
}): Submission {
  const fields = {
    company_name: inquiry.CompanyName,
    contact_person: inquiry.ContactPerson,
    email_address: inquiry.email,
    contact_number: inquiry.phone,
    job_title: inquiry.JobTitle,
    location: inquiry.Location,
    job_description: inquiry.Description,
  } satisfies JobInquiryRequest;
  return { call: 'job-inquiry', fields };
}

/** The wish to be mailed new jobs that match a search. */
export function jobAlertSubmission(alert: {
  email: string;
  keyword: string;
  category: string;
  location: string;
}): Submission {
  const { email, keyword, category, location } = alert;
  const fields = { email, keyword, category, location } satisfies JobAlertRequest;
  return { call: 'job-alert', fields };
}

/**
 * Sends a submission once. An upstream that honours the key takes repeats of one submission for one; one that mails its
 * sender can name the reference that the website told. `receivedAt` (ISO 8601) says that its sender has
 * been told that it is safe: then only a judgement of its content is an answer, all else an outage.
 * @throws UpstreamError when it is not known to have arrived
 */
export function deliver(
  submission: Submission,
  idempotencyKey: string,
  reference: string,
  receivedAt?: string,
): Promise<FormAnswer> {
  const headers = {
    'idempotency-key': idempotencyKey,
    [REFERENCE_HEADER]: reference,
    ...(receivedAt && { [RECEIVED_AT_HEADER]: receivedAt }),
  };
  const options = { answersWith: receivedAt ? REFUSALS_LATER : REFUSALS, headers };
  switch (submission.call) {
    case 'contact-enquiry':
      return postJson(paths.contactEnquiry(), submission.fields, verdict, options);
    case 'job-alert':
      return postJson(paths.jobAlerts(), submission.fields, verdict, options);
    case 'apply-job':
      return postForm(paths.applyJob(), formParts(submission), verdict, options);
    case 'job-inquiry':
      return postForm(paths.jobInquiry(), formParts(submission), inquiryVerdict, {
        ...options,
        errorSchema: verdict,
      });
  }
}

function formParts({ fields, stamps, file }: Submission): FormPart[] {
  return [
    ...Object.entries({ ...fields, ...stamps }).map(([name, value]) => ({ name, value })),
    ...(file ? [{ name: file.field, fileName: file.name, type: file.type, bytes: file.bytes }] : []),
  ];
}
