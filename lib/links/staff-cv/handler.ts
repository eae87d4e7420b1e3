import 'server-only';
import { staffCvPage as copy } from '../../content/staff-cv';
import { staffCvRequest } from '../../contract/staff-cv';
import { aboutCv, readCv } from '../../upstream/staff-cv';
import { answerStaffLink, type StaffLinks } from '../staff-pages/answer';
import { STAFF_HEADERS, staffResponse } from '../staff-pages/response';

/* The link to a CV in a mail to the staff: a page with a button, whose POST gets the file. */

const LINKS: StaffLinks = { schema: staffCvRequest, problems: copy.problems };

/** GET /staff/cv/TOKEN */
export function showStaffCv(request: Request, token: string): Promise<Response> {
  return answerStaffLink(request, token, LINKS, {
    ask: aboutCv,
    respond: (about) =>
      staffResponse(200, {
        title: copy.title(about.job),
        texts: [copy.about(about), copy.until(about.until)],
        buttons: [{ label: copy.download, isPrimary: true }],
      }),
  });
}

/** POST /staff/cv/TOKEN */
export function sendStaffCv(request: Request, token: string): Promise<Response> {
  return answerStaffLink(request, token, LINKS, {
    ask: readCv,
    respond: ({ bytes, type, disposition }) =>
      new Response(bytes, {
        headers: { ...STAFF_HEADERS, 'content-type': type, 'content-disposition': disposition },
      }),
  });
}
