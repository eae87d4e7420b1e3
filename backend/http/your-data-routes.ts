import { randomBytes } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { apiAnswers } from '../../lib/content/api-answers';
import {
  yourDataApplication,
  yourDataCv,
  yourDataPaths,
  yourDataRequest,
  yourDataToken,
} from '../../lib/contract/your-data';
import { hasCv } from '../store/forms/forms';
import type { Store } from '../store/store';
import { heldJson } from '../your-data/held-json';
import { eraseEverywhere, type TellWebsites } from '../your-data/erase-everywhere';
import { withdraw } from '../your-data/withdraw';
import { failure, invalid } from './answers';
import { contentDisposition } from './content-disposition';
import { erasedMeanwhile } from './erased-meanwhile';
import { readBody } from './read-body';
import { validateForm } from './validate-form';

type YourDataRouteOptions = {
  store: Store;
  /** Whether links are mailed; those that were keep working in any case. */
  isOffered: boolean;
  /** Lets in those who may send forms. */
  guard: MiddlewareHandler;
  tellWebsites: TellWebsites;
};

/** Routes by which people see, get and erase what is held about them, relative to "/api". */
export function yourDataRoutes({ store, isOffered, guard, tellWebsites }: YourDataRouteOptions): Hono {
  const routes = new Hono();

  /** Answers a request that carries a valid token, with the address that it was mailed to. */
  const withToken =
    <T extends z.output<typeof yourDataToken>>(
      schema: z.ZodType<T>,
      answer: (c: Context, email: string, given: T, until: string) => Promise<Response>,
    ) =>
    async (c: Context) => {
      const given = schema.safeParse(await readBody(c));
      const found = given.success ? await store.addressOfToken(given.data.token) : null;
      if (!given.success || !found?.email) return failure(c, 404, apiAnswers.yourData.linkExpired);
      return answer(c, found.email, given.data, found.until);
    };

  routes.post(`/${yourDataPaths.request()}`, guard, async (c) => {
    if (!isOffered) return failure(c, 404, apiAnswers.yourData.notOffered);
    const checked = validateForm(yourDataRequest, await readBody(c));
    if ('errors' in checked) return invalid(c, checked.errors);
    const { email } = checked.fields;
    if (!(await erasedMeanwhile(c, store, email)))
      await store.requestYourData(email, randomBytes(32).toString('hex'));
    return c.json({ status: 1, message: apiAnswers.yourData.requested });
  });

  routes.post(
    `/${yourDataPaths.show()}`,
    guard,
    withToken(yourDataToken, async (c, email, _, until) => c.json(await heldJson(store, email, until))),
  );

  routes.post(
    `/${yourDataPaths.cv()}`,
    guard,
    withToken(yourDataCv, async (c, email, { kind, id }) => {
      const { submissions } = await store.heldAbout(email);
      const form = submissions.find((one) => one.kind === kind && one.id === id && one.cv);
      const cv = form && hasCv(form.kind) ? await store.getCv(id, form.kind) : null;
      if (!cv) return failure(c, 404, apiAnswers.request.notFound);
      const headers = { 'content-type': cv.mimeType, 'content-disposition': contentDisposition(cv.name) };
      return c.body(new Uint8Array(cv.bytes), 200, headers);
    }),
  );

  routes.post(
    `/${yourDataPaths.withdraw()}`,
    guard,
    withToken(yourDataApplication, async (c, email, { id }) => {
      const outcome = await withdraw(store, email, id, isOffered);
      if (outcome === 'unknown') return failure(c, 404, apiAnswers.request.notFound);
      if (outcome === 'ended') return failure(c, 410, apiAnswers.yourData.hasEnded);
      return c.json({ status: 1, message: apiAnswers.yourData.withdrawn });
    }),
  );

  routes.post(`/${yourDataPaths.erase()}`, guard, async (c) => {
    const given = yourDataToken.safeParse(await readBody(c));
    const found = given.success ? await store.addressOfToken(given.data.token) : null;
    if (!found) return failure(c, 404, apiAnswers.yourData.linkExpired);
    if (found.email) await eraseEverywhere(store, found.email, tellWebsites);
    return c.json({ status: 1, message: apiAnswers.yourData.erased });
  });

  return routes;
}
