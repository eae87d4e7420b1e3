import 'server-only';
import { currentLanguage, type Language } from '../base/language';
import { runInLanguage } from '../base/request-context';
import { formPaths, MAY_REPEAT_HEADER, RECEIVED_AT_HEADER, REFERENCE_HEADER } from '../contract/calls';
import { formAnswer, type FormAnswer, formRefusal } from '../contract/form-answer';
import { isMultipart } from '../contract/forms/names';
import { post } from './client';
import type { FormPart } from './send';

export type { FormAnswer, FormError } from '../contract/form-answer';

/** A form on its way to the recruitment API: which call, and the payload under the contract's names. */
export type Submission = {
  call: keyof typeof formPaths;
  fields: Record<string, string>;
  /** Fields that the visitor did not type and that differ between attempts, such as the time of consent. */
  stamps?: Record<string, string>;
  file?: SubmittedFile & { field: string };
  /** Whether the sender gets a link to its status, issued by the outbox. */
  isTracked?: boolean;
  /** The sender's language; by default that of the current request. */
  language?: Language;
};

export type SubmittedFile = { name: string; type: string; bytes: Uint8Array };

// Laravel answers a rejected form with 4xx and a message: a verdict, not a failure.
const REFUSALS = [400, 403, 404, 409, 410, 413, 415, 422];
// Once the visitor has been told that the form was received, other statuses count as an outage: they may be due to a
// deployment, a firewall or a rate limit.
const REFUSALS_LATER = [400, 410, 422];

/**
 * Sends a submission once. An API that honours the idempotency key treats retries as one submission; one that mails the
 * sender can quote `reference`. With `receivedAt` (ISO 8601) the sender has already been told that the form was received,
 * so only a verdict on its content is final. `mayRepeat`: an earlier attempt may have arrived.
 * @throws UpstreamError when it is not known to have arrived
 */
export function deliver(
  submission: Submission,
  idempotencyKey: string,
  reference: string,
  receivedAt?: string,
  mayRepeat = false,
): Promise<FormAnswer> {
  const headers = {
    'idempotency-key': idempotencyKey,
    [REFERENCE_HEADER]: reference,
    ...(receivedAt && { [RECEIVED_AT_HEADER]: receivedAt }),
    ...(mayRepeat && { [MAY_REPEAT_HEADER]: '1' }),
  };
  const options = {
    answersWith: receivedAt ? REFUSALS_LATER : REFUSALS,
    errorSchema: formRefusal,
    headers,
    takes: 'text',
  } as const;
  const { call, fields, language = currentLanguage() } = submission;
  const body = isMultipart(call) ? { form: formParts(submission) } : { json: fields };
  return runInLanguage(language, () => post(formPaths[call], body, formAnswer, options));
}

function formParts({ fields, stamps, file }: Submission): FormPart[] {
  return [
    ...Object.entries({ ...fields, ...stamps }).map(([name, value]) => ({ name, value })),
    ...(file ? [{ name: file.field, fileName: file.name, type: file.type, bytes: file.bytes }] : []),
  ];
}
