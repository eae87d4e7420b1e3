import 'server-only';
import { staffApplicationPage as copy } from '../../content/staff-application';
import { setStatusRequest, type StaffStatus, statusRequest } from '../../shared/contract/application-status';
import { staffApplicationPath } from '../../shared/routes';
import { readStaffStatus, setApplicationState } from '../../upstream/application-status';
import { answerStaffLink, type StaffLinks } from '../staff-pages/answer';
import { readAction } from '../staff-pages/read-action';
import { STAFF_HEADERS, staffResponse } from '../staff-pages/response';

/* The link to an application's status in a mail to the staff: a page with a button for each state that can follow. */

const LINKS: StaffLinks = { schema: statusRequest, problems: copy.problems };

/** GET /staff/application/TOKEN: only shows. */
export function showStaffApplication(request: Request, token: string): Promise<Response> {
  return answerStaffLink(request, token, LINKS, { ask: readStaffStatus, respond: shown });
}

/** POST /staff/application/TOKEN, with the new state as the field `action`; leads back to the page. */
export async function setStaffApplication(request: Request, token: string): Promise<Response> {
  const given = setStatusRequest.safeParse({ token, state: await readAction(request) });
  const ask = given.success ? () => setApplicationState(token, given.data.state) : readStaffStatus;
  const headers = { ...STAFF_HEADERS, location: staffApplicationPath(token) };
  return answerStaffLink(request, token, LINKS, {
    ask,
    respond: () => new Response(null, { status: 303, headers }),
  });
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
