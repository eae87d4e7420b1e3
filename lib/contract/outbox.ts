import { z } from 'zod';
import { MAX_EMAIL } from '../base/contact/limits';

/** The website's handler that lists undelivered forms to callers with REVALIDATE_SECRET. */
export const UNDELIVERED_PATH = '/api/outbox';

/** A form not yet delivered to the recruitment API, without personal data. `accepted_at`: ISO 8601. */
const undeliveredForm = z.object({
  reference: z.string(),
  form: z.string(),
  state: z.enum(['waiting', 'refused', 'unreadable', 'set-aside']),
  accepted_at: z.iso.datetime(),
});

/** The oldest of them, and the total. */
export const undeliveredAnswer = z.object({ total: z.number(), forms: z.array(undeliveredForm) });
export type UndeliveredAnswer = z.output<typeof undeliveredAnswer>;

/**
 * The website's handler by which the API erases undelivered forms from an address: POST websiteErasure with
 * `Authorization: Bearer REVALIDATE_SECRET`. Idempotent; to be retried after any status but 200.
 */
export const ERASE_UNDELIVERED_PATH = '/api/outbox/erase';
export const websiteErasure = z.object({ email: z.string().min(3).max(MAX_EMAIL) });
