import { type Context, type Hono, type MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { apiAnswers } from '../../lib/content/api-answers';
import type { LinkCall, NoLink } from '../../lib/contract/links';
import { readBody } from './read-body';

/**
 * Creates a function that adds routes for links without a login, behind `guard`: `find` resolves the token, `answer`
 * responds and makes the call's change. `messages` returns messages for invalid links in the reader's language.
 */
export function linkRoutes(
  routes: Hono,
  guard: MiddlewareHandler,
  messages: () => Partial<Record<NoLink, string>>,
) {
  return <Q extends z.ZodType<{ token: string }>, A extends z.ZodType, Found extends object>(
    { path, request }: LinkCall<Q, A>,
    find: (token: string) => Promise<Found | NoLink>,
    answer: (found: Found, given: z.output<Q>, c: Context) => Promise<z.input<A> | Response>,
  ) =>
    routes.post(`/${path}`, guard, async (c) => {
      const given = request.safeParse(await readBody(c));
      const { unknown = apiAnswers.request.notFound, gone = unknown } = messages();
      const found = given.success ? await find(given.data.token) : 'unknown';
      if (!given.success || found === 'unknown')
        return c.json({ status: 0, message: unknown, reason: 'unknown' }, 404);
      if (typeof found === 'string') return c.json({ status: 0, message: gone, reason: found }, 410);
      const answered = await answer(found, given.data, c);
      return answered instanceof Response ? answered : c.json({ status: 1, ...(answered as object) });
    });
}
