import { type StaffPage, staffPage } from './page';
import { STAFF_STYLE_SOURCE } from './style';

/*
 * Pages behind the links in mails to the staff. A link's token is the only authorisation. A GET only shows, with a button:
 * programs that open every link of a mail, or draw previews of links, change nothing and get no CV. The POST acts.
 */

/** Headers of every answer to such a link. */
export const STAFF_HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'x-content-type-options': 'nosniff',
  'content-security-policy': `default-src 'none'; style-src ${STAFF_STYLE_SOURCE}; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
};

/** A staff page as a response. */
export function staffResponse(
  status: number,
  page: StaffPage,
  headers: Record<string, string> = {},
): Response {
  return new Response(staffPage(page), {
    status,
    headers: { ...STAFF_HEADERS, ...headers, 'content-type': 'text/html; charset=utf-8' },
  });
}
