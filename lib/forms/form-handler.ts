import 'server-only';
import { z } from 'zod';
import type { CaptchaVerdict } from './captcha/challenge';
import { checkHuman } from './captcha/proof-of-work';
import { formAnswers } from '../content/website-answers';
import { messages } from '../content/messages';
import { type FormName, isMultipart, POST_KEY_HEADER } from '../contract/forms/names';
import { guard, looksLikeBot } from './guard/guard';
import { log } from '../base/log';
import { metrics } from '../base/monitoring/metrics';
import type { Submission } from '../upstream/enquiries';
import { answer, refused } from './answers';
import { acceptSubmission, findRepeatedPost } from './outbox/current';
import type { KeyedPost } from './outbox/seen-keys';
import { answerOutcome, notAccepted } from './outcome-answer';
import { BadBody, orBadBody, readBody } from './read-body';

/**
 * Whether the browser itself posted a form, because its scripts have not come yet; they accept any type of response.
 * Such a post has no captcha and is never accepted: 204 keeps the page and all that was typed.
 */
function isNativePost(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false;
}

type CaptchaSchema = z.ZodObject<{ captchaText: z.ZodType<string> }>;

type FormHandlerOptions<S extends CaptchaSchema> = {
  form: FormName;
  /** The same schema that the form in the browser uses. */
  schema: S;
  /** Maps the validated values to a submission. A Refusal names the invalid field. */
  prepare: (values: z.output<S>) => Promise<Submission | Refusal>;
};

/** An error that only the server can find, e.g. a CV whose content does not match its name. */
export type Refusal = { refusedField: string; problem: string };

/** Makes a route handler from a schema and a preparation: guard → body → key → fields → captcha → preparation → outbox. */
export function formHandler<S extends CaptchaSchema>(options: FormHandlerOptions<S>) {
  return async function POST(request: Request): Promise<Response> {
    try {
      return await orBadBody(() => handle(request, options));
    } catch (error) {
      const problem = error instanceof Error ? error.name : 'unknown';
      log('error', 'form-failed', { form: options.form, problem });
      return notAccepted();
    }
  };
}

async function handle<S extends CaptchaSchema>(
  request: Request,
  { form, schema, prepare }: FormHandlerOptions<S>,
): Promise<Response> {
  const refusal = await guard(request, form);
  if (isNativePost(request)) return new Response(null, { status: 204 });
  if (refusal) return refusal;

  const fields = await readBody(request, isMultipart(form) ? 'multipart' : 'json');
  // Before the captcha, which the first attempt has consumed.
  const post = keyedPost(request, form, fields);
  const repeated = post && (await answerRepeat(post));
  if (repeated) return repeated;

  const parsed = schema.safeParse(fields);
  const errors: Partial<Record<string, string[]>> = parsed.success
    ? {}
    : z.flattenError(parsed.error).fieldErrors;
  const captcha = errors.captchaText
    ? null
    : await captchaProblem(form, fields, { mayUseUp: parsed.success });
  if (!parsed.success)
    return refused(formAnswers.checkFields, { ...errors, ...(captcha && { captchaText: [captcha] }) });
  if (captcha) return refused(captcha, { captchaText: [captcha] });

  const submission = await prepare(parsed.data);
  if ('refusedField' in submission)
    return refused(submission.problem, { [submission.refusedField]: [submission.problem] });

  const outcome = await acceptSubmission(form, submission, post);
  metrics().submissions.inc({ form, outcome: outcome.kind });
  return answerOutcome(form, outcome);
}

// UUIDs: too long to collide or to guess.
const POST_KEY = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The post with its idempotency key, if it has one. @throws BadBody for a key that is not a UUID */
function keyedPost(
  { headers }: Request,
  form: FormName,
  fields: Record<string, unknown>,
): KeyedPost | undefined {
  const key = headers.get(POST_KEY_HEADER);
  if (key === null) return undefined;
  if (!POST_KEY.test(key)) throw new BadBody(400, formAnswers.wrongKey);
  return { form, key: key.toLowerCase(), fields };
}

/** Repeats the first attempt's response; null if there was none. */
async function answerRepeat(post: KeyedPost): Promise<Response | null> {
  const outcome = await findRepeatedPost(post);
  if (outcome === 'other') return answer(409, { status: 0, message: formAnswers.otherContent });
  return outcome && answerOutcome(post.form, outcome);
}

/** Error message of the captcha, or null. `mayUseUp`: false if the form is invalid anyway and will be sent again. */
async function captchaProblem(
  form: FormName,
  fields: Record<string, unknown>,
  { mayUseUp }: { mayUseUp: boolean },
): Promise<string | null> {
  const textOf = (name: string) => String(fields[name] ?? '').trim();
  const [token, work, text] = [textOf('captchaToken'), textOf('captchaWork'), textOf('captchaText')];
  const verdict = await checkHuman({ token, work, text, form, mustWork: looksLikeBot(fields), mayUseUp });
  // Invalid forms are corrected anyway, which takes long enough.
  if (verdict === 'ok' || (verdict === 'too-fast' && !mayUseUp)) return null;
  return captchaMessages()[verdict];
}

const captchaMessages = (): Record<Exclude<CaptchaVerdict, 'ok'>, string> => ({
  mismatch: messages.captchaMismatch,
  case: messages.captchaCase,
  expired: formAnswers.captchaExpired,
  invalid: formAnswers.captchaExpired,
  'too-fast': formAnswers.tooFast,
  'no-work': formAnswers.noWork,
});
