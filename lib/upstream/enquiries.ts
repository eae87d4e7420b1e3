import 'server-only';
import { z } from 'zod';
import {
  formAnswer,
  type FormAnswer,
  paths,
  RECEIVED_AT_HEADER,
  REFERENCE_HEADER,
} from '../shared/contract/calls';
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
