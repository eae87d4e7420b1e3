import { Hono, type MiddlewareHandler } from 'hono';
import { apiAnswers } from '../../lib/content/api-answers';
import { jobViews } from '../../lib/contract/job-views';
import type { ViewStore } from '../jobs/views';
import { failure } from './answers';
import { readBody } from './read-body';

/** The route by which websites tell how often they showed jobs, relative to "/api". */
export function viewRoutes(store: Pick<ViewStore, 'addViews'>, guard: MiddlewareHandler): Hono {
  return new Hono().post(`/${jobViews.path}`, guard, async (c) => {
    const limit = { maxBytes: 512 * 1024, tooLong: apiAnswers.request.tooLong };
    const given = jobViews.request.safeParse(await readBody(c, limit));
    if (!given.success) return failure(c, 422, apiAnswers.request.unreadable('JSON'));
    await store.addViews(given.data.views);
    return c.json({ status: 1 });
  });
}
