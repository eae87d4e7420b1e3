import { z } from 'zod';

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
