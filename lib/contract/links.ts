import { z } from 'zod';
import { statusAnswer } from './application-status';
import { formAnswer } from './form-answer';

/** The format of a token; only its issuer can verify it. */
export const linkToken = z.object({ token: z.string().regex(/^[0-9a-z-]{40,100}$/) });
/** The same of a link in a mail about a job alert. */
const alertToken = z.object({ token: z.string().trim().min(1).max(200) });

/** Why a link leads nowhere. */
export type NoLink = 'unknown' | 'gone';

/** A response that is the file itself, named by its Content-Disposition. */
export const fileAnswer = z.object({
  bytes: z.custom<Buffer<ArrayBuffer>>((value) => Buffer.isBuffer(value)),
  type: z.string(),
  disposition: z.string(),
});

const namedJob = z.object({ id: z.string(), title: z.string(), location: z.string() });

/** A CV without data about its owner. `size` in bytes; `until`: ISO 8601. */
const cvAnswer = z.object({
  reference: z.string(),
  job: namedJob,
  size: z.number(),
  until: z.iso.datetime(),
});

const rowId = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1);

/** A received form. `job`: of an application; `state`: the application's, '' for other forms. */
const heldForm = z.object({
  kind: z.string(),
  id: z.number(),
  reference: z.string(),
  received_at: z.iso.datetime(),
  job: namedJob.nullable(),
  state: z.string(),
  fields: z.record(z.string(), z.string()),
  cv: z.object({ name: z.string(), size: z.number(), sha256: z.string() }).nullable(),
});
export type HeldForm = z.output<typeof heldForm>;

const heldAlert = z.object({
  keyword: z.string(),
  category_id: z.string(),
  location: z.string(),
  filters: z.string(),
  frequency: z.enum(['daily', 'weekly']),
  created_at: z.iso.datetime(),
  confirmed_at: z.iso.datetime().nullable(),
});

const heldConsent = z.object({
  kind: z.string(),
  reference: z.string(),
  wording: z.string(),
  language: z.string(),
  given_at: z.iso.datetime(),
  received_at: z.iso.datetime(),
});

/** All data stored about an address; `until`: when the token expires. */
export const heldAnswer = z.object({
  email: z.string(),
  until: z.iso.datetime(),
  forms: z.array(heldForm),
  /** A client's contacts, and when candidates were sent to them. */
  contacts: z
    .array(z.object({ name: z.string(), client: z.string(), sent: z.array(z.iso.datetime()) }))
    .default([]),
  alerts: z.array(heldAlert),
  mails: z.array(z.object({ kind: z.string(), queued_at: z.iso.datetime() })),
  consents: z.array(heldConsent),
});
export type Held = z.output<typeof heldAnswer>;

/** What a link shows, or a step behind it. */
export type LinkCall<Input = { token: string }, Answer extends z.ZodType = z.ZodType> = {
  path: string;
  request: z.ZodType<Input>;
  answer: Answer;
};

const call = <Input, Answer extends z.ZodType>(
  path: string,
  request: z.ZodType<Input>,
  answer: Answer,
): LinkCall<Input, Answer> => ({ path, request, answer });

/**
 * The links without a login, by what they lead to. Each call is a POST of JSON, to keep tokens out of access logs, with
 * WEBSITE_HEADER. Answered with 404 for a token that was never issued, 410 if the link or its subject has expired. Steps
 * are idempotent.
 */
export const links = {
  /** A candidate's application: the extra 'application-status'. */
  status: {
    show: call('application/status', linkToken, statusAnswer),
    /** Ends the application unless it has ended. */
    withdraw: call('application/status/withdraw', linkToken, statusAnswer),
    /** Confirms the appointment at this time, unless it was moved. */
    confirm: call('application/status/confirm', linkToken.extend({ at: z.iso.datetime() }), statusAnswer),
  },
  /** All data of an address, for 24 hours: the extra 'your-data'. Expired links are answered with 404 as well. */
  data: {
    show: call('your-data/show', linkToken, heldAnswer),
    cv: call('your-data/cv', linkToken.extend({ kind: z.string(), id: rowId }), fileAnswer),
    erase: call('your-data/erase', linkToken, formAnswer),
  },
  /** A CV in a mail to the staff: only the built-in API's mails have such links. */
  cv: { show: call('staff/cv', linkToken, cvAnswer), file: call('staff/cv/file', linkToken, fileAnswer) },
  /** A job alert. */
  alert: {
    confirm: call('job-alerts/confirm', alertToken, formAnswer),
    unsubscribe: call('job-alerts/unsubscribe', alertToken, formAnswer),
  },
};
