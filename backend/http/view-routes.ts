import type { Hono } from 'hono';
import { apiAnswers } from '../../lib/content/api-answers';
import { jobViews } from '../../lib/contract/job-views';
import type { ViewStore } from '../jobs/views';
import { failure } from './answers';
import type { Api } from './api';
import { readBody } from './read-body';

const MAX_BYTES = 512 * 1024;

/** Route by which websites report how often jobs were shown. */
export function viewRoutes(routes: Hono, { store, guard }: Api<Pick<ViewStore, 'addViews'>>): void {
  routes.post(`/${jobViews.path}`, guard, async (c) => {
    const limit = { maxBytes: MAX_BYTES, tooLong: apiAnswers.request.tooLong };
    const given = jobViews.request.safeParse(await readBody(c, limit));
    if (!given.success) return failure(c, 422, apiAnswers.request.unreadable('JSON'));
    await store.addViews(given.data.views);
    return c.json({ status: 1 });
  });
}
