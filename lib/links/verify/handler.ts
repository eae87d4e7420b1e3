import 'server-only';
import { env } from '../../base/env';
import { identity } from '../../content/identity';
import { routes, verifyAnswerPath } from '../../routes';
import { readVoucherCode } from '../../contract/voucher-code';
import { isUpstreamError } from '../../upstream/errors';
import { checkVoucher, issuesVouchers } from '../../upstream/vouchers';
import { answer } from '../../forms/answers';
import { clientAddress, limitKey } from '../../forms/guard/client-address';
import { refuseOtherSite, tooMany } from '../../forms/guard/guard';
import { countTowardsLimits } from '../../forms/guard/rate-limits';
import { isNativePost } from '../../forms/native-post';
import { orBadBody, readBody } from '../../forms/read-body';
import { answerWords, type VerifyField, type VerifyResult } from './answer';
import { checkContact, type Published } from './check-contact';
import { noteWrongCode, waitForCode } from './code-limits';
import { sealAnswer } from './sealed-answer';

// Longer texts are not a code or contact, and need not be shown again.
const MAX_SHOWN = 300;

/** POST /api/verify: `code` or `contact`, from the page's forms or as JSON. */
export async function answerVerifyPost(request: Request): Promise<Response> {
  const refusal = refuseOtherSite(request);
  if (refusal) return refusal;
  const isJson = request.headers.get('content-type')?.startsWith('application/json');
  return orBadBody(async () => {
    const fields = await readBody(request, isJson ? 'json' : 'button');
    const field = typeof fields.contact === 'string' ? 'contact' : 'code';
    return respond(request, field, String(fields[field] ?? '').trim());
  });
}

/** GET /api/verify?code=: the target of a letter's QR code. Reading has no effect, so any program may do it. */
export function answerVerifyLink(request: Request): Promise<Response> {
  return respond(request, 'code', (new URL(request.url).searchParams.get('code') ?? '').trim());
}

async function respond(request: Request, field: VerifyField, typed: string): Promise<Response> {
  const result = await (field === 'code' ? checkCode(request, typed) : checkOwn(request, typed));
  // The API issues no codes, and the page has no field for them.
  if (result === null) return redirectTo(routes.verify());
  const found = { field, typed: typed.slice(0, MAX_SHOWN), result };
  if (isNativePost(request)) return redirectTo(verifyAnswerPath(sealAnswer(found)));
  const { tone, heading, text } = answerWords(found);
  const message = `${heading}. ${text}`;
  if (result.kind === 'too-many') return tooMany(result.seconds);
  return answer(result.kind === 'unavailable' ? 503 : 200, { status: tone === 'ours' ? 1 : 0, message });
}

async function checkCode(request: Request, typed: string): Promise<VerifyResult | null> {
  if (typed === '') return { kind: 'empty' };
  const code = readVoucherCode(typed);
  if (code === null) return { kind: 'malformed' };
  const seconds = await waitForCode(request);
  if (seconds > 0) return { kind: 'too-many', seconds };
  try {
    if (!(await issuesVouchers())) return null;
    const voucher = await checkVoucher(code);
    if (voucher) return { kind: 'voucher', voucher };
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return { kind: 'unavailable' };
  }
  await noteWrongCode();
  return { kind: 'not-own' };
}

async function checkOwn({ headers }: Request, typed: string): Promise<VerifyResult> {
  if (typed === '') return { kind: 'empty' };
  const seconds = await countTowardsLimits('verify-contact', limitKey(clientAddress(headers)));
  if (seconds > 0) return { kind: 'too-many', seconds };
  const verdict = checkContact(typed, published());
  if (typeof verdict === 'object') return { kind: 'own', own: verdict.own };
  return { kind: verdict === 'unreadable' ? 'malformed' : verdict };
}

/** The contacts published on this site. The addresses to which forms are mailed are not public. */
function published(): Published {
  const { phone, whatsapp, email, grievance, website, social } = identity;
  return {
    phone: phone.number,
    whatsapp: whatsapp?.number ?? null,
    email,
    grievance: grievance.email,
    websites: [website.url, env().siteUrl],
    profiles: social.map(({ url }) => url),
  };
}

function redirectTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
