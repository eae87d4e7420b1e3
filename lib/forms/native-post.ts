import 'server-only';
import { type FormName, NO_SCRIPTS_FIELD } from '../contract/forms/names';
import { FORM_NOT_SENT, routes } from '../routes';
import { isSameOrigin } from './guard/same-origin';
import { readBody } from './read-body';

/** Whether a browser itself has posted a form, without the site's scripts, which accept any type of answer. */
export function isNativePost(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false;
}

/**
 * Answers a native post, which holds no captcha and so is never accepted. A browser without scripts is sent back to the
 * form, where a notice says that nothing was sent. Elsewhere the scripts are late: 204, which keeps the page as it is,
 * with all that was typed. `mayRead`: false if the guard refused the request.
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
  'register-cv': routes.register,
  'job-inquiry': routes.listJob,
  'business-enquiry': routes.contact,
  'job-alert': () => routes.jobAlert(),
  'your-data': routes.yourData,
};

/** Path and query of the page that the form was on, by the Referer; the form's usual page if that does not say. */
function pageOf({ headers }: Request, form: FormName): string {
  const referer = headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return pages[form]();
  const { origin, pathname, search } = new URL(referer);
  const isOwn = isSameOrigin(new Headers({ origin, host: headers.get('host') ?? '' }));
  // "//host/path" would lead to another site.
  return isOwn && !pathname.startsWith('//') ? pathname + search : pages[form]();
}
