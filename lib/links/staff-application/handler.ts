import 'server-only';
import { staffApplicationPage as copy } from '../../content/staff-application';
import { setStatusRequest, type StaffStatus, statusRequest } from '../../contract/application-status';
import { staffApplicationPath } from '../../routes';
import {
  readStaffStatus,
  setApplicationState,
  takeBackApplicationEnd,
} from '../../upstream/application-status';
import { answerStaffLink, type StaffLinks } from '../staff-pages/answer';
import { withAction } from '../staff-pages/with-action';
import { STAFF_HEADERS, staffResponse } from '../staff-pages/response';
import { pageOf, TAKE_BACK } from './page';

/* The link to an application's status in a mail to the staff: a page with a button for each state that can follow. */

const LINKS: StaffLinks = { schema: statusRequest, problems: copy.problems };

/** GET /staff/application/TOKEN: only shows; `?noted=` says which button led here. */
export function showStaffApplication(request: Request, token: string): Promise<Response> {
  const noted = new URL(request.url).searchParams.get('noted');
  return answerStaffLink(request, token, LINKS, {
    ask: readStaffStatus,
    respond: (about) => staffResponse(200, pageOf(about, noted)),
  });
}

/** POST /staff/application/TOKEN, with the new state, or TAKE_BACK, as the field `action`; leads back to the page. */
export function setStaffApplication(request: Request, token: string): Promise<Response> {
  return withAction(request, (action) => setByAction(request, token, action));
}

function setByAction(request: Request, token: string, action: string): Promise<Response> {
  const given = setStatusRequest.safeParse({ token, state: action });
  const isKnown = given.success || action === TAKE_BACK;
  const location = `${staffApplicationPath(token)}${isKnown ? `?noted=${action}` : ''}`;
  const ask = (): Promise<StaffStatus | 'unknown' | 'gone'> => {
    if (action === TAKE_BACK) return takeBackApplicationEnd(token);
    return given.success ? setApplicationState(token, given.data.state) : readStaffStatus(token);
  };
  return answerStaffLink(request, token, LINKS, {
    ask,
    respond: () => new Response(null, { status: 303, headers: { ...STAFF_HEADERS, location } }),
  });
}
