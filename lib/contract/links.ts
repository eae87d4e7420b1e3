import { z } from 'zod';

/**
 * A call behind a link without a login: a POST of JSON (to keep tokens out of access logs) with WEBSITE_HEADER. Answered
 * with 404 for a token that was never issued, 410 if the link or its subject has expired.
 */
export type LinkCall<Request extends z.ZodType<{ token: string }>, Answer extends z.ZodType> = {
  path: string;
  request: Request;
  answer: Answer;
};

/** Why a link leads nowhere. */
export type NoLink = 'unknown' | 'gone';

/** The format of a token; only its issuer can verify it. */
export const linkToken = z.object({ token: z.string().regex(/^[0-9a-z-]{40,100}$/) });
