import 'server-only';
import { KEPT_SUGGESTIONS } from '../base/ages';
import { formAnswers } from '../content/website-answers';
import { messages } from '../content/messages';
import { saidLocation } from '../content/names';
import { saidPay } from '../content/pay';
import { withRequestNumber } from '../content/request-number';
import { guard } from './guard/guard';
import { listCategories } from '../jobs/categories';
import { findJobs } from '../jobs/find-jobs';
import { fittingOf } from '../jobs/search-jobs';
import { searchPaths } from '../jobs/landing-pages';
import { PAGE_SIZE } from '../jobs/list-page';
import { listJobs } from '../jobs/lists';
import { parseJobsQuery } from '../jobs/query';
import { type JobsQuery, routes } from '../routes';
import { isUpstreamError, orNull } from '../upstream/errors';
import { answer, refused } from './answers';
import { orBadBody, readBody } from './read-body';
import type { SimilarJob } from './similar';
import { z } from './zod';

/**
 * Responds with `{status, message, total, path}`: how many jobs match, so that the home page need not navigate if there
 * are none, and the path that lists them. That page reuses the cached read.
 */
export const searchHandler = (request: Request): Promise<Response> =>
  answerScript(request, 'search', () =>
    orBadBody(async () => {
      const parsed = searchForm.safeParse(await readBody(request, 'json'));
      if (!parsed.success) return refused(formAnswers.checkFields, z.flattenError(parsed.error).fieldErrors);
      const query = parseJobsQuery(parsed.data);
      const found = query ? await find(query) : { total: 0 };
      return Response.json(
        { status: 1, message: '', ...found },
        { headers: { 'cache-control': 'no-store' } },
      );
    }),
  );

const MAX_SIMILAR = 3;

/** GET: the newest jobs as `{jobs: SimilarJob[]}`. */
export const similarHandler = (request: Request): Promise<Response> =>
  answerScript(request, 'similar', async () => {
    const { jobs } = await listJobs('', 1, MAX_SIMILAR);
    const rows = jobs.map((job): SimilarJob => ({
      path: routes.job(job),
      title: job.title,
      company: job.company,
      location: saidLocation(job.location),
      salary: saidPay(job.salary),
    }));
    return Response.json({ jobs: rows }, { headers: { 'cache-control': KEPT_SUGGESTIONS } });
  });

/** Responds to a page's script within its rate limit, or with 503 if the API fails. */
async function answerScript(
  request: Request,
  action: 'search' | 'similar',
  respond: () => Promise<Response>,
): Promise<Response> {
  const refusal = await guard(request, action);
  if (refusal) return refusal;
  try {
    return await respond();
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    const message = withRequestNumber(messages.searchFailed);
    return answer(503, { status: 0, message }, { 'retry-after': '60' });
  }
}

/**
 * How many jobs match, or come close if none does, and the path that lists them: a category's own page if it has one,
 * which saves a redirect.
 */
async function find(query: Required<JobsQuery>): Promise<{ total: number; path: string }> {
  const list = await findJobs(query, PAGE_SIZE);
  const categories = query.keyword ? null : await orNull(listCategories());
  return { total: fittingOf(list) || list.total, path: searchPaths(categories ?? [])(query, list.total) };
}

/** A job search; both parts may be empty. */
const searchForm = z.object({
  keyword: z.string().trim().max(200).default(''),
  category: z.string().trim().max(64).default(''),
});
