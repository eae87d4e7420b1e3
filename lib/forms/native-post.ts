import 'server-only';
import { type FormName, NO_SCRIPTS_FIELD } from '../contract/forms/names';
import { FORM_NOT_SENT, routes } from '../routes';
import { isSameOrigin } from './guard/same-origin';
import { readBody } from './read-body';

/** Whether the browser itself posted a form; the site's scripts accept any type of response. */
export function isNativePost(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false;
}

/**
 * Answers a native post, which has no captcha and so is never accepted. Without scripts, the browser is sent back to the
 * form, where a notice says that nothing was sent. If the scripts merely were not loaded yet: 204, which keeps the page
 * and all that was typed. `mayRead`: false if the guard refused the request.
 */
export async function answerNativePost(
  request: Request,
  form: FormName,
  { mayRead }: { mayRead: boolean },
): Promise<Response> {
  if (mayRead && (await hasScripts(request))) return new Response(null, { status: 204 });
  const location = `${pageOf(request, form)}#${FORM_NOT_SENT}`;
  return new Response(null, { status: 303, headers: { location } });
}

async function hasScripts(request: Request): Promise<boolean> {
  const fields = await readBody(request, 'multipart').catch(() => ({}));
  return !Object.hasOwn(fields, NO_SCRIPTS_FIELD);
}

const pages: Record<FormName, () => string> = {
  'contact-enquiry': routes.contact,
  'apply-job': () => routes.apply(),
  'job-inquiry': routes.listJob,
  'business-enquiry': routes.contact,
  'job-alert': () => routes.jobAlert(),
  'your-data': routes.yourData,
};

/** Path and query of the page with the form, by the Referer; without one, the form's usual page. */
function pageOf({ headers }: Request, form: FormName): string {
  const referer = headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return pages[form]();
  const { origin, pathname, search } = new URL(referer);
  const isOwn = isSameOrigin(new Headers({ origin, host: headers.get('host') ?? '' }));
  // "//host/path" would lead to another site.
  return isOwn && !pathname.startsWith('//') ? pathname + search : pages[form]();
}
