import 'server-only';
import { staffCvPage as copy } from '../../content/staff-cv';
import { staffCvRequest } from '../../shared/contract/staff-cv';
import { isUpstreamError } from '../../upstream/errors';
import { aboutCv, type NoCv, readCv } from '../../upstream/staff-cv';
import { waitForStaffLink } from '../guard/guard';
import { STAFF_HEADERS, staffResponse } from '../staff-pages/response';

/* The link to a CV in a mail to the staff: a page with a button, whose POST gets the file. */

/** GET /staff/cv/TOKEN */
export function showStaffCv(request: Request, token: string): Promise<Response> {
  return answer(request, token, aboutCv, (about) => {
    const texts = [copy.about(about), copy.until(about.until)];
    return staffResponse(200, { title: copy.title(about.job), texts, buttons: [{ label: copy.download }] });
  });
}

/** POST /staff/cv/TOKEN */
export function sendStaffCv(request: Request, token: string): Promise<Response> {
  return answer(request, token, readCv, ({ bytes, type, disposition }) => {
    const headers = { ...STAFF_HEADERS, 'content-type': type, 'content-disposition': disposition };
    return new Response(bytes, { headers });
  });
}

async function answer<T extends object>(
  request: Request,
  token: string,
  ask: (token: string) => Promise<T | NoCv>,
  respond: (found: T) => Response,
): Promise<Response> {
  const seconds = await waitForStaffLink(request);
  if (seconds > 0) return problem('tooMany', 429, { 'retry-after': String(seconds) });
  if (!staffCvRequest.safeParse({ token }).success) return problem('unknown', 404);
  try {
    const found = await ask(token);
    if (found === 'unknown') return problem('unknown', 404);
    return found === 'gone' ? problem('gone', 410) : respond(found);
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return problem('unavailable', 503, { 'retry-after': '60' });
  }
}

function problem(kind: keyof typeof copy.problems, status: number, headers: Record<string, string> = {}) {
  const { heading, text } = copy.problems[kind];
  return staffResponse(status, { title: heading, texts: [text] }, headers);
}
