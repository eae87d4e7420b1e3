import type { Hono } from 'hono';
import { apiAnswers } from '../../lib/content/api-answers';
import { searchRequest } from '../../lib/contract/requests';
import type { Extra } from '../../lib/contract/extras';
import type { JobStore } from '../jobs/job-store';
import { failure, jobJson, paginatorJson } from './answers';
import type { Api } from './api';
import { requestedJobs, searchJson } from './requested-jobs';
import { readForm } from './read-body';

/** Extensions of this API beyond the specification; some need mail. */
const EXTRAS: Extra[] = ['application-status'];
const EXTRAS_BY_MAIL: Extra[] = ['talent-pool', 'your-data'];

/** Routes that read jobs. */
export function jobRoutes(routes: Hono, { store, sendsMail }: Api<JobStore>): void {
  const offered = sendsMail
    ? { job_alerts: true, extras: [...EXTRAS, ...EXTRAS_BY_MAIL] }
    : { extras: EXTRAS };

  routes.get('/category/list/active', async (c) => {
    const [categories, locations] = [await store.listCategories(), await store.listLocations()];
    return c.json({ status: 1, categories, locations, ...offered });
  });

  routes.get('/job/list/active', async (c) => {
    const request = requestedJobs(c);
    const found = await store.findJobs(request);
    return c.json({ status: 1, ...searchJson(found, request), job: paginatorJson(found, c.req.url) });
  });

  routes.get('/job/active-jobs-by-category/:id', async (c) => {
    const request = requestedJobs(c, { category: c.req.param('id') });
    const found = await store.findJobs(request);
    return c.json({ status: 1, ...searchJson(found, request), ...paginatorJson(found, c.req.url) });
  });

  routes.get('/job/details/:id', async (c) => {
    const found = await store.getJob(c.req.param('id'));
    if (!found) return c.json({ status: 0, message: apiAnswers.job.notFound, job: null });
    const job = jobJson(found.job);
    return found.active
      ? c.json({ status: 1, job })
      : c.json(
          { status: 0, message: apiAnswers.job.closed, closed_reason: found.closedReason || undefined, job },
          410,
        );
  });

  routes.post('/search-job-by-keyword-and-category', async (c) => {
    const request = searchRequest.safeParse(await readForm(c));
    if (!request.success) return failure(c, 422, apiAnswers.search.notText);
    const { keyword, category } = request.data;
    const asked = requestedJobs(c, { category }, keyword);
    const found = await store.findJobs(asked);
    return c.json({
      status: 1,
      ...searchJson(found, asked),
      data: { data: paginatorJson(found, c.req.url) },
    });
  });
}
