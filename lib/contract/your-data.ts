import { z } from 'zod';
import { emailAddress } from '../base/contact/email-schema';
import { MAX_EMAIL } from '../base/contact/limits';
import { formAnswer } from './form-answer';

export const yourDataRequest = z.object({ email: emailAddress() });

/** The format of a token; only the API can verify it. */
const yourDataToken = z.object({ token: z.string().regex(/^[0-9a-f]{64}$/) });

const rowId = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1);
const yourDataApplication = yourDataToken.extend({ id: rowId });

/** A received form. `job`: of an application; `state`: the application's, '' for other forms. */
const heldForm = z.object({
  kind: z.string(),
  id: z.number(),
  reference: z.string(),
  received_at: z.iso.datetime(),
  job: z.object({ id: z.string(), title: z.string(), location: z.string() }).nullable(),
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
const heldAnswer = z.object({
  email: z.string(),
  until: z.iso.datetime(),
  forms: z.array(heldForm),
  alerts: z.array(heldAlert),
  mails: z.array(z.object({ kind: z.string(), queued_at: z.iso.datetime() })),
  consents: z.array(heldConsent),
});
export type Held = z.output<typeof heldAnswer>;

/**
 * The calls by which people view, download and erase their data: an extra of the built-in API ('your-data'). A token that
 * is wrong, or older than 24 hours, is answered with 404.
 */
export const yourDataCalls = {
  show: { path: 'your-data/show', request: yourDataToken, answer: heldAnswer },
  /** Returns the file itself, named by its Content-Disposition. */
  cv: {
    path: 'your-data/cv',
    request: yourDataApplication.extend({ kind: z.string() }),
    answer: z.never(),
  },
  /** Idempotent. 410: the application has ended for another reason. */
  withdraw: { path: 'your-data/withdraw', request: yourDataApplication, answer: formAnswer },
  /** Idempotent. */
  erase: { path: 'your-data/erase', request: yourDataToken, answer: formAnswer },
};

/**
 * The website's handler by which the API erases undelivered forms from an address: POST websiteErasure with
 * `Authorization: Bearer REVALIDATE_SECRET`. Idempotent; to be retried after any status but 200.
 */
export const ERASE_UNDELIVERED_PATH = '/api/outbox/erase';
export const websiteErasure = z.object({ email: z.string().min(3).max(MAX_EMAIL) });
