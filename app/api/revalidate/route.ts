import { apiCallAnswers } from '@/lib/content/website-answers';
import { isFromApi, revalidate, revalidationRequest } from '@/lib/upstream/revalidation';
import { answer } from '@/lib/forms/answers';

/** POST /api/revalidate with `Authorization: Bearer REVALIDATE_SECRET` and `{jobs: [id], tags: [text]}`. */
export async function POST(request: Request) {
  if (!isFromApi(request)) return answer(401, { status: 0, message: apiCallAnswers.wrongSecret });
  const parsed = revalidationRequest.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return answer(422, { status: 0, message: apiCallAnswers.nothingNamed });
  await revalidate(parsed.data);
  return answer(200, { status: 1, message: apiCallAnswers.done });
}
