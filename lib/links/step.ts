import 'server-only';
import type { z } from 'zod';
import { alertProblem } from '../content/job-alert';
import { waitForLink } from '../forms/guard/guard';
import { orBadBody, readBody } from '../forms/read-body';
import { isUpstreamError } from '../upstream/errors';

/*
 * Handlers for the buttons behind links in mails. The link's token is the only authorisation; the origin is not checked,
 * because such pages send no Referer, and mail clients post from elsewhere.
 */

export const HEADERS = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };

type Step<Given> = {
  schema: z.ZodType<Given>;
  limit: 'application-status' | 'data-link';
  /** Response to a post without a valid token. */
  refuse: () => Response;
  problems: () => { tooMany: string; unavailable: string };
  act: (given: Given) => Promise<Response>;
};

/** Returns the handler of a plain form that posts a link's token. */
export const step =
  <Given>({ schema, limit, refuse, problems, act }: Step<Given>) =>
  (request: Request): Promise<Response> =>
    orBadBody(async () => {
      const seconds = await waitForLink(request, limit);
      if (seconds > 0) return problem(problems().tooMany, 429, seconds);
      const given = schema.safeParse(await readBody(request, 'button'));
      if (!given.success) return refuse();
      return orUnavailable(problems().unavailable, () => act(given.data));
    });

/**
 * Takes the step of a token in the query and redirects to the page that shows the outcome. Mail clients post without a
 * captcha (RFC 8058) and take any 2xx as success, so they are not redirected.
 */
export const answerStep = (
  request: Request,
  take: (token: string) => Promise<boolean>,
  page: string,
): Promise<Response> =>
  orBadBody(async () => {
    const fields = await readBody(request, 'button');
    const token = new URL(request.url).searchParams.get('token') ?? '';
    return orUnavailable(`${alertProblem.heading}. ${alertProblem.text}`, async () => {
      const isDone = token.length > 0 && token.length <= 200 && (await take(token));
      if (fields['List-Unsubscribe'] === 'One-Click') return new Response(null, { status: 200 });
      return seeOther(`${page}?outcome=${isDone ? 'done' : 'failed'}`);
    });
  });

async function orUnavailable(text: string, act: () => Promise<Response>): Promise<Response> {
  try {
    return await act();
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return problem(text, 503, 60);
  }
}

export const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { ...HEADERS, location } });

/** `seconds`: for Retry-After. */
export function problem(text: string, status: number, seconds?: number): Response {
  const headers = new Headers({ ...HEADERS, 'content-type': 'text/plain; charset=utf-8' });
  if (seconds !== undefined) headers.set('retry-after', String(seconds));
  return new Response(`${text}\n`, { status, headers });
}
