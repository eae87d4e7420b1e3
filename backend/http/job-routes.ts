import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { searchRequest } from '../../lib/contract/requests';
import type { Store } from '../store/store';
import { askedPage, failure, jobJson, paginatorJson } from './answers';
import { readBody } from './read-body';

const MOST_SEARCH_BYTES = 64 * 1024;

/** The calls that read jobs, relative to "/api". `jobAlerts`: whether alerts are offered beside them. */
export function jobRoutes(store: Store, jobAlerts: boolean): Hono {
  const routes = new Hono();

  routes.get('/category/list/active', async (c) => {
    const [categories, locations] = [await store.listCategories(), await store.listLocations()];
    return c.json({ status: 1, categories, locations, ...(jobAlerts ? { job_alerts: true } : null) });
  });

  routes.get('/job/list/active', async (c) => {
    const location = c.req.query('location') || undefined;
    const found = await store.listJobs({ ...askedPage(c), location });
    return c.json({ status: 1, location, job: paginatorJson(found, c.req.url) });
  });

  routes.get('/job/active-jobs-by-category/:id', async (c) => {
    const found = await store.listJobs({ ...askedPage(c), categoryId: c.req.param('id') });
    return c.json({ status: 1, ...paginatorJson(found, c.req.url) });
  });

  routes.get('/job/details/:id', async (c) => {
    const found = await store.getJob(c.req.param('id'));
    if (!found) return c.json({ status: 0, message: 'Job not found', job: null });
    const job = jobJson(found.job);
    return found.active
      ? c.json({ status: 1, job })
      : c.json({ status: 0, message: 'This job is closed', job }, 410);
  });

  const limit = bodyLimit({
    maxSize: MOST_SEARCH_BYTES,
    onError: (c) => failure(c, 413, 'The search is too long.'),
  });
  routes.post('/search-job-by-keyword-and-category', limit, async (c) => {
    const request = searchRequest.safeParse(await readBody(c));
    if (!request.success) return failure(c, 422, 'The keyword and the category must be text.');
    const { keyword, category } = request.data;
    const found = await store.searchJobs({ ...askedPage(c), keyword, categoryId: category || undefined });
    return c.json({ status: 1, data: { data: paginatorJson(found, c.req.url) } });
  });

  return routes;
}
