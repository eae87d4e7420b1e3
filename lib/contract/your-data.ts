import { z } from 'zod';
import { emailAddress } from '../base/contact/email-schema';
import { MAX_EMAIL } from '../base/contact/limits';

export const yourDataRequest = z.object({ email: emailAddress() });

export const rowId = z.coerce
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
  job: z.object({ id: z.string(), title: z.string(), location: z.string() }).nullable(),
  state: z.string(),
  fields: z.record(z.string(), z.string()),
  cv: z.object({ name: z.string(), size: z.number(), sha256: z.string() }).nullable(),
});
export type HeldForm = z.output<typeof heldForm>;

/** A client's contact, and when candidates were sent to them. */
const heldContact = z.object({ name: z.string(), client: z.string(), sent: z.array(z.iso.datetime()) });

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
  contacts: z.array(heldContact).default([]),
  alerts: z.array(heldAlert),
  mails: z.array(z.object({ kind: z.string(), queued_at: z.iso.datetime() })),
  consents: z.array(heldConsent),
});
export type Held = z.output<typeof heldAnswer>;

/**
 * The website's handler by which the API erases undelivered forms from an address: POST websiteErasure with
 * `Authorization: Bearer REVALIDATE_SECRET`. Idempotent; to be retried after any status but 200.
 */
export const ERASE_UNDELIVERED_PATH = '/api/outbox/erase';
export const websiteErasure = z.object({ email: z.string().min(3).max(MAX_EMAIL) });
