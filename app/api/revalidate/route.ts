import { isFromApi, revalidate, revalidationRequest } from '@/lib/upstream/revalidation';
import { answer } from '@/lib/forms/answers';

/** POST /api/revalidate with `Authorization: Bearer REVALIDATE_SECRET` and `{jobs: [id], tags: [text]}`. */
export async function POST(request: Request) {
  if (!isFromApi(request)) return answer(401, { status: 0, message: 'The secret is wrong or missing.' });
  const parsed = revalidationRequest.safeParse(await request.json().catch(() => null));
  if (!parsed.success)
    return answer(422, { status: 0, message: 'Name jobs by their ids, or tags, in JSON.' });
  await revalidate(parsed.data);
  return answer(200, { status: 1, message: 'Done' });
}
