import 'server-only';
import { formAnswers } from '../content/website-answers';
import { messages } from '../content/messages';
import { withRequestNumber } from '../content/request-number';
import { guardSearch } from './guard/guard';
import { findJobs } from '../jobs/find-jobs';
import { ALL_JOBS } from '../shared/routes';
import { isUpstreamError } from '../upstream/errors';
import { answer, fieldErrors, refused } from './answers';
import { BadBody, readBody } from './read-body';
import { z } from './zod';

/** Returns how many jobs match, so that the home page can stay where it is if there are none. */
export async function searchHandler(request: Request): Promise<Response> {
  const refusal = await guardSearch(request);
  if (refusal) return refusal;
  try {
    const parsed = searchForm.safeParse(await readBody(request, 'json'));
    if (!parsed.success) return refused(formAnswers.checkFields, fieldErrors(parsed.error));
    const { total } = await findJobs({ ...ALL_JOBS, ...parsed.data }, 1);
    return Response.json({ status: 1, message: '', total }, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    if (error instanceof BadBody) return answer(error.status, { status: 0, message: error.message });
    if (!isUpstreamError(error)) throw error;
    return answer(
      503,
      { status: 0, message: withRequestNumber(messages.searchFailed) },
      { 'retry-after': '60' },
    );
  }
}

/** A job search; both parts may be empty. */
export const searchForm = z.object({
  keyword: z.string().trim().max(200).default(''),
  category: z.string().trim().max(64).default(''),
});
