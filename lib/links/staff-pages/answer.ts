import 'server-only';
import type { z } from 'zod';
import { isUpstreamError } from '../../upstream/errors';
import { waitForStaffLink } from '../../forms/guard/guard';
import { staffResponse } from './response';

type Problem = { heading: string; text: string };

/** Why a link to the staff has no page of its own. */
type StaffLinkProblems = Record<'unknown' | 'gone' | 'tooMany' | 'unavailable', Problem>;

export type StaffLinks = {
  /** What a token of theirs looks like: the API is not asked for others. */
  schema: z.ZodType<{ token: string }>;
  problems: StaffLinkProblems;
};

type Answer<T> = {
  ask: (token: string) => Promise<T | 'unknown' | 'gone'>;
  respond: (found: T) => Response;
};

/** Answers a link of a mail to the staff by what the API knows of its token; 404, 410, 429 and 503 have pages, too. */
export async function answerStaffLink<T extends object>(
  request: Request,
  token: string,
  { schema, problems }: StaffLinks,
  { ask, respond }: Answer<T>,
): Promise<Response> {
  const seconds = await waitForStaffLink(request);
  if (seconds > 0) return problemResponse(problems.tooMany, 429, { 'retry-after': String(seconds) });
  if (!schema.safeParse({ token }).success) return problemResponse(problems.unknown, 404);
  try {
    const found = await ask(token);
    if (found === 'unknown') return problemResponse(problems.unknown, 404);
    return found === 'gone' ? problemResponse(problems.gone, 410) : respond(found);
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return problemResponse(problems.unavailable, 503, { 'retry-after': '60' });
  }
}

function problemResponse({ heading, text }: Problem, status: number, headers: Record<string, string> = {}) {
  return staffResponse(status, { title: heading, texts: [text] }, headers);
}
