import 'server-only';
import { staffApplicationPage as copy } from '../../content/staff-application';
import {
  type NoStatus,
  setStatusRequest,
  type StaffStatus,
  statusRequest,
} from '../../shared/contract/application-status';
import { staffApplicationPath } from '../../shared/routes';
import { readStaffStatus, setApplicationState } from '../../upstream/application-status';
import { isUpstreamError } from '../../upstream/errors';
import { waitForStaffLink } from '../guard/guard';
import { STAFF_HEADERS, staffResponse } from '../staff-pages/response';

/* The link to an application's status in a mail to the staff: a page with a button for each state that can follow. */

/** GET /staff/application/TOKEN: only shows. */
export function showStaffApplication(request: Request, token: string): Promise<Response> {
  return answer(request, token, () => readStaffStatus(token), shown);
}

/** POST /staff/application/TOKEN, with the new state as the field `action`; leads back to the page. */
export async function setStaffApplication(request: Request, token: string): Promise<Response> {
  const fields = await request.formData().catch(() => null);
  const given = setStatusRequest.safeParse({ token, state: fields?.get('action') });
  return answer(
    request,
    token,
    () => (given.success ? setApplicationState(token, given.data.state) : readStaffStatus(token)),
    () =>
      new Response(null, {
        status: 303,
        headers: { ...STAFF_HEADERS, location: staffApplicationPath(token) },
      }),
  );
}

function shown(about: StaffStatus): Response {
  const { next } = about;
  return staffResponse(200, {
    title: copy.title,
    texts: [next.length > 0 ? copy.next : copy.ended],
    facts: copy.facts(about),
    buttons: next.map((state) => ({ label: copy.buttons[state], value: state })),
  });
}

async function answer(
  request: Request,
  token: string,
  ask: () => Promise<StaffStatus | NoStatus>,
  respond: (found: StaffStatus) => Response,
): Promise<Response> {
  const seconds = await waitForStaffLink(request);
  if (seconds > 0) return problem('tooMany', 429, { 'retry-after': String(seconds) });
  if (!statusRequest.safeParse({ token }).success) return problem('unknown', 404);
  try {
    const found = await ask();
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
