import { apiCallAnswers } from '@/lib/content/website-answers';
import { answer } from '@/lib/forms/answers';
import { eraseUndelivered } from '@/lib/forms/outbox/current';
import { orBadBody, readBody } from '@/lib/forms/read-body';
import { websiteErasure } from '@/lib/contract/outbox';
import { isFromApi } from '@/lib/upstream/revalidation';

/** POST /api/outbox/erase with `Authorization: Bearer REVALIDATE_SECRET` and `{email}`: erases its waiting forms. */
export async function POST(request: Request) {
  if (!isFromApi(request)) return answer(401, { status: 0, message: apiCallAnswers.wrongSecret });
  return orBadBody(async () => {
    const parsed = websiteErasure.safeParse(await readBody(request, 'call'));
    if (!parsed.success) return answer(422, { status: 0, message: apiCallAnswers.noAddress });
    const isErased = await eraseUndelivered(parsed.data.email);
    return isErased
      ? answer(200, { status: 1, message: apiCallAnswers.done })
      : answer(503, { status: 0, message: apiCallAnswers.noOutbox }, { 'retry-after': '60' });
  });
}
