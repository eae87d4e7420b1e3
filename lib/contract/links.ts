import { z } from 'zod';

/**
 * A call behind a link without a login: a POST of JSON, so that no log of addresses holds a token, with WEBSITE_HEADER.
 * It is answered 404 for a token that was never made, 410 where the link, or what it led to, has ended.
 */
export type LinkCall<Request extends z.ZodType<{ token: string }>, Answer extends z.ZodType> = {
  path: string;
  request: Request;
  answer: Answer;
};

/** Why a link leads to nothing. */
export type NoLink = 'unknown' | 'gone';

/** What a token may look like; whether it is one, only its maker knows. */
export const linkToken = z.object({ token: z.string().regex(/^[0-9a-z-]{40,100}$/) });
