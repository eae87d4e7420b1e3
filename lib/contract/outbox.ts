import { z } from 'zod';
import { MAX_EMAIL } from '../base/contact/limits';

/**
 * The website's handler by which the API erases undelivered forms from an address: POST websiteErasure with
 * `Authorization: Bearer REVALIDATE_SECRET`. Idempotent; to be retried after any status but 200.
 */
export const ERASE_UNDELIVERED_PATH = '/api/outbox/erase';
export const websiteErasure = z.object({ email: z.string().min(3).max(MAX_EMAIL) });
