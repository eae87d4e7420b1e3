import 'server-only';
import { staffJobPage as copy } from '../../content/staff-job';
import { staffJobRequest } from '../../shared/contract/staff-job';
import { isUpstreamError } from '../../upstream/errors';
import type { NoJob } from '../../upstream/staff-job';
import { waitForStaffLink } from '../guard/guard';
import { staffResponse } from '../staff-pages/response';

/** Answers a link of the question which jobs are open by what the API knows of its token. */
export async function answerStaffLink<T extends object>(
  request: Request,
  token: string,
  ask: (token: string) => Promise<T | NoJob>,
  respond: (found: T) => Response,
): Promise<Response> {
  const seconds = await waitForStaffLink(request);
  if (seconds > 0) return staffProblem('tooMany', 429, { 'retry-after': String(seconds) });
  if (!staffJobRequest.safeParse({ token }).success) return staffProblem('unknown', 404);
  try {
    const found = await ask(token);
    if (found === 'unknown') return staffProblem('unknown', 404);
    return found === 'gone' ? staffProblem('gone', 410) : respond(found);
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return staffProblem('unavailable', 503, { 'retry-after': '60' });
  }
}

/** The page of a link that cannot be answered. */
export function staffProblem(
  kind: keyof typeof copy.problems,
  status: number,
  headers: Record<string, string> = {},
): Response {
  const { heading, text } = copy.problems[kind];
  return staffResponse(status, { title: heading, texts: [text] }, headers);
}
