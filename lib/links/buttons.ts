import 'server-only';
import { z } from 'zod';
import { safeFileName, type ZippedFile, zipStream } from '../base/zip';
import { statusPage } from '../content/application-status';
import { stepProblems } from '../content/your-data';
import { type Held, type LinkCall, links, linkToken, type NoLink } from '../contract/links';
import { orBadBody, readBody } from '../forms/read-body';
import { applicationStatusPath, eraseStepPath, routes, yourDataPath } from '../routes';
import { askLink } from '../upstream/client';
import { download, follow, isProblem, PRIVATE, PROBLEM_STATUS } from './shown';

/*
 * Handlers for the buttons behind links in mails. The link's token is the only authorisation; the origin is not checked,
 * because such pages send no Referer, and mail clients post from elsewhere.
 */

/** The page that shows what a step led to, or a file. `token`: undefined if malformed; `sent`: the form's fields. */
type Outcome<Found> = (
  found: Found | NoLink,
  token: string | undefined,
  sent: Record<string, unknown>,
) => string | Response;

/** The handler of a plain form that posts a link's token, or has it in its query. */
const button =
  <Input extends { token: string }, Answer extends z.ZodType>(
    call: LinkCall<Input, Answer>,
    outcome: Outcome<z.output<Answer>>,
    isLimited = true,
  ) =>
  (request: Request): Promise<Response> =>
    orBadBody(async () => {
      const query = new URL(request.url).searchParams;
      const sent = { token: query.get('token'), ...(await readBody(request, 'button')) };
      const found = await follow(call, sent, isLimited ? request : null);
      if (isProblem(found) && (found === 'tooMany' || found === 'unavailable'))
        return problem(stepProblems[found], found);
      const next = outcome(found, linkToken.safeParse(sent).data?.token, sent);
      if (typeof next !== 'string') return next;
      return new Response(null, { status: 303, headers: { ...PRIVATE, location: next } });
    });

function problem(text: string, name: keyof typeof PROBLEM_STATUS): Response {
  const headers = new Headers({ ...PRIVATE, 'content-type': 'text/plain; charset=utf-8' });
  if (name !== 'unknown') headers.set('retry-after', '60');
  return new Response(`${text}\n`, { status: PROBLEM_STATUS[name], headers });
}

function toStatus(_: unknown, token: string | undefined) {
  const { heading, text } = statusPage.problems.unknown;
  return token ? applicationStatusPath(token) : problem(`${heading}. ${text}`, 'unknown');
}

/** Mail clients post without a captcha (RFC 8058) and take any 2xx as success, so they are not redirected. */
const toAlert =
  (page: () => string): Outcome<z.output<typeof links.alert.confirm.answer>> =>
  (answer, _, sent) =>
    sent['List-Unsubscribe'] === 'One-Click'
      ? new Response(null, { status: 200 })
      : `${page()}?outcome=${isProblem(answer) || !answer.status ? 'failed' : 'done'}`;

const { status, data, alert } = links;
const erase = { ...data.erase, request: linkToken.extend({ sure: z.literal('on') }) };

/** The handlers of the buttons behind links in mails, by their addresses below /api/. */
export const linkButtons: Record<string, (request: Request) => Promise<Response>> = {
  'withdraw-application': button(status.withdraw, toStatus),
  'confirm-appointment': button(status.confirm, toStatus),
  'your-data/download': button(data.show, (held, token) => {
    if (!token) return routes.yourData();
    return isProblem(held) ? yourDataPath(token) : allFiles(token, held);
  }),
  'your-data/erase': button(erase, (erased, token, { sure }) => {
    if (!token) return routes.yourData();
    if (sure !== 'on') return eraseStepPath(token);
    return isProblem(erased) || !erased.status ? yourDataPath(token) : routes.yourDataErased();
  }),
  // Without a limit: mail providers unsubscribe for all their users from few addresses.
  'job-alert/confirm': button(alert.confirm, toAlert(routes.confirmJobAlert), false),
  'job-alert/unsubscribe': button(alert.unsubscribe, toAlert(routes.unsubscribeJobAlert), false),
};

/** All data behind a link as a ZIP: data.json, and the CVs named by their references. */
const allFiles = (token: string, held: Held) =>
  download(zipStream(filesOf(token, held)), 'application/zip', 'your-data.zip');

async function* filesOf(token: string, { email, forms, ...rest }: Held): AsyncGenerator<ZippedFile> {
  const named = forms.map((form) => {
    const { kind, id, reference, cv } = form;
    const file = cv && `cvs/${safeFileName(`${kind}-${id}-${reference}`)}-${safeFileName(cv.name)}`;
    return { ...form, file };
  });
  const json = JSON.stringify({ email, forms: named, ...rest }, null, 2);
  yield { name: 'data.json', bytes: Buffer.from(`${json}\n`) };
  for (const { kind, id, file } of named) {
    const found = file && (await askLink(data.cv, { token, kind, id }));
    if (file && found && typeof found !== 'string') yield { name: file, bytes: found.bytes };
  }
}
