import 'server-only';
import { z } from 'zod';
import { type CaptchaVerdict, checkCaptcha } from '../captcha/challenge';
import { messages } from '../content/messages';
import type { FormName } from '../forms/names';
import { log } from '../log';
import type { FormAnswer } from '../upstream/enquiries';
import { UpstreamError } from '../upstream/errors';
import { answer, fieldErrors, refused } from './answers';
import { BadBody, readBody } from './read-body';

type CaptchaSchema = z.ZodObject<{ captchaText: z.ZodType<string> }>;

type FormHandlerOptions<S extends CaptchaSchema> = {
  form: FormName;
  body: 'json' | 'multipart';
  /** The same schema that the form in the browser uses. */
  schema: S;
  /** Delivers to the upstream. A Refusal says which field is at fault. @throws UpstreamError */
  submit: (values: z.output<S>) => Promise<FormAnswer | Refusal>;
};

/** A mistake that only the server can see, e.g. a CV whose content is not what its name says. */
export type Refusal = { refusedField: string; problem: string };

/** Turns a schema and a delivery into a route handler: body → fields → captcha → delivery. */
export function formHandler<S extends CaptchaSchema>(options: FormHandlerOptions<S>) {
  return async function POST(request: Request): Promise<Response> {
    try {
      return await handle(request, options);
    } catch (error) {
      if (error instanceof BadBody) return answer(error.status, { status: 0, message: error.message });
      if (!(error instanceof UpstreamError)) {
        log('error', 'form-failed', {
          form: options.form,
          problem: error instanceof Error ? error.name : 'unknown',
        });
      }
      return answer(503, { status: 0, message: messages.notDelivered }, { 'retry-after': '60' });
    }
  };
}

async function handle<S extends CaptchaSchema>(
  request: Request,
  options: FormHandlerOptions<S>,
): Promise<Response> {
  const fields = await readBody(request, options.body);
  const parsed = options.schema.safeParse(fields);
  if (!parsed.success) return refused(messages.checkFields, fieldErrors(parsed.error));

  const verdict = checkCaptcha({
    token: String(fields.captchaToken ?? ''),
    text: parsed.data.captchaText,
    form: options.form,
  });
  if (verdict !== 'ok') return refused(captchaMessages[verdict], { captchaText: [captchaMessages[verdict]] });

  const result = await options.submit(parsed.data);
  if ('refusedField' in result) return refused(result.problem, { [result.refusedField]: [result.problem] });
  if (!result.status) return refused(result.message || messages.refused);
  return answer(200, { status: 1, message: result.message || messages.received });
}

const captchaMessages: Record<Exclude<CaptchaVerdict, 'ok'>, string> = {
  mismatch: messages.captchaMismatch,
  expired: messages.captchaExpired,
  invalid: messages.captchaExpired,
};
