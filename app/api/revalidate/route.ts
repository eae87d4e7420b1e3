import { apiCallAnswers } from '@/lib/content/website-answers';
import { answer } from '@/lib/forms/answers';
import { orBadBody, readBody } from '@/lib/forms/read-body';
import { isFromApi, revalidate, revalidationRequest } from '@/lib/upstream/revalidation';

/** POST /api/revalidate with `Authorization: Bearer REVALIDATE_SECRET` and `{jobs: [id], tags: [text]}`. */
export async function POST(request: Request) {
  if (!isFromApi(request)) return answer(401, { status: 0, message: apiCallAnswers.wrongSecret });
  return orBadBody(async () => {
    const parsed = revalidationRequest.safeParse(await readBody(request, 'call'));
    if (!parsed.success) return answer(422, { status: 0, message: apiCallAnswers.nothingNamed });
    await revalidate(parsed.data);
    return answer(200, { status: 1, message: apiCallAnswers.done });
  });
}
