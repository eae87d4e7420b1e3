import { z } from 'zod';

/** The website's handler that tells, to who knows REVALIDATE_SECRET, what it has not delivered yet. */
export const UNDELIVERED_PATH = '/api/outbox';

/** A form that the website holds for the recruitment API, without anything personal. `accepted_at`: ISO 8601. */
const undeliveredForm = z.object({
  reference: z.string(),
  form: z.string(),
  state: z.enum(['waiting', 'refused', 'unreadable']),
  accepted_at: z.iso.datetime(),
});
export type UndeliveredForm = z.output<typeof undeliveredForm>;

/** The oldest of them, and how many there are. */
export const undeliveredAnswer = z.object({ total: z.number(), forms: z.array(undeliveredForm) });
export type UndeliveredAnswer = z.output<typeof undeliveredAnswer>;
