import 'server-only';
import { z } from 'zod';
import { statusPage } from '../content/application-status';
import { alertProblem } from '../content/job-alert';
import { stepProblems } from '../content/your-data';
import { type LinkCall, links, linkToken } from '../contract/links';
import { waitForLink } from '../forms/guard/guard';
import { orBadBody, readBody } from '../forms/read-body';
import { applicationStatusPath, eraseStepPath, routes, withdrawStepPath, yourDataPath } from '../routes';
import { isUpstreamError } from '../upstream/errors';
import { askLink } from '../upstream/client';
import { downloadData, PRIVATE } from './shown';

/*
 * Handlers for the buttons behind links in mails. The link's token is the only authorisation; the origin is not checked,
 * because such pages send no Referer, and mail clients post from elsewhere.
 */

const inOneLine = ({ heading, text }: { heading: string; text: string }) => `${heading}. ${text}`;

/** What the buttons about an application, or about all data of an address, answer if they do nothing. */
const REFUSALS = {
  'application-status': () => {
    const { tooMany, unavailable, unknown } = statusPage.problems;
    return {
      tooMany: inOneLine(tooMany),
      unavailable: inOneLine(unavailable),
      unknown: problem(inOneLine(unknown), 404),
    };
  },
  'data-link': () => ({ ...stepProblems, unknown: seeOther(routes.yourData()) }),
};
type Subject = keyof typeof REFUSALS;

/** The handler of a plain form that posts a link's token; `act` resolves with the page that shows the outcome, or a file. */
const button =
  <Input>(subject: Subject, schema: z.ZodType<Input>, act: (input: Input) => Promise<string | Response>) =>
  (request: Request): Promise<Response> =>
    orBadBody(async () => {
      const { tooMany, unavailable, unknown } = REFUSALS[subject]();
      const seconds = await waitForLink(request, subject);
      if (seconds > 0) return problem(tooMany, 429, seconds);
      const { data: input } = schema.safeParse(await readBody(request, 'button'));
      return input ? orUnavailable(unavailable, () => act(input)) : unknown;
    });

/** The same of an alert, whose token is in the query. */
const alertButton =
  (call: typeof links.alert.confirm, page: () => string) =>
  (request: Request): Promise<Response> =>
    orBadBody(async () => {
      const fields = await readBody(request, 'button');
      const token = new URL(request.url).searchParams.get('token') ?? '';
      return orUnavailable(inOneLine(alertProblem), async () => {
        const answer = await askLink(call, { token });
        // Mail clients post without a captcha (RFC 8058) and take any 2xx as success, so they are not redirected.
        if (fields['List-Unsubscribe'] === 'One-Click') return new Response(null, { status: 200 });
        return `${page()}?outcome=${typeof answer !== 'string' && answer.status ? 'done' : 'failed'}`;
      });
    });

async function orUnavailable(text: string, act: () => Promise<string | Response>): Promise<Response> {
  try {
    const outcome = await act();
    return typeof outcome === 'string' ? seeOther(outcome) : outcome;
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return problem(text, 503, 60);
  }
}

const seeOther = (location: string) => new Response(null, { status: 303, headers: { ...PRIVATE, location } });

/** `seconds`: for Retry-After. */
function problem(text: string, status: number, seconds?: number): Response {
  const headers = new Headers({ ...PRIVATE, 'content-type': 'text/plain; charset=utf-8' });
  if (seconds !== undefined) headers.set('retry-after', String(seconds));
  return new Response(`${text}\n`, { status, headers });
}

/** A step whose outcome is shown by a page. */
const step = <Input extends { token: string }>(
  subject: Subject,
  call: LinkCall<Input>,
  page: (input: Input) => string,
) =>
  button(subject, call.request, async (input) => {
    await askLink(call, input);
    return page(input);
  });

const { status, data, alert } = links;
const erasure = linkToken.extend({ sure: z.string().optional() });
const statusOf = ({ token }: { token: string }) => applicationStatusPath(token);

/** The handlers of the buttons behind links in mails, by their addresses below /api/. */
export const linkButtons: Record<string, (request: Request) => Promise<Response>> = {
  'withdraw-application': step('application-status', status.withdraw, statusOf),
  'confirm-appointment': step('application-status', status.confirm, statusOf),
  'your-data/download': button('data-link', data.show.request, downloadData),
  'your-data/withdraw': step('data-link', data.withdraw, ({ token, id }) => withdrawStepPath(token, id)),
  'your-data/erase': button('data-link', erasure, async ({ token, sure }) => {
    if (sure !== 'on') return eraseStepPath(token);
    const erased = await askLink(data.erase, { token });
    return typeof erased !== 'string' && erased.status ? routes.yourDataErased() : yourDataPath(token);
  }),
  'job-alert/confirm': alertButton(alert.confirm, routes.confirmJobAlert),
  'job-alert/unsubscribe': alertButton(alert.unsubscribe, routes.unsubscribeJobAlert),
};
