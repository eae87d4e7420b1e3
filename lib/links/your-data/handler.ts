import 'server-only';
import { z } from 'zod';
import { stepProblems } from '../../content/your-data';
import { yourDataApplication, yourDataToken } from '../../contract/your-data';
import { eraseStepPath, routes, withdrawStepPath, yourDataPath } from '../../routes';
import { isUpstreamError } from '../../upstream/errors';
import { eraseHeld, readHeld, withdrawApplication } from '../../upstream/your-data';
import { waitForDataLink } from '../../forms/guard/guard';
import { orBadBody, readBody } from '../../forms/read-body';
import { downloadOf } from './download';

/*
 * The steps behind a link to what is held about somebody. Plain forms post them, with the link's token, which is the only
 * authorisation: such a page sends no Referer, and so its posts no origin.
 */

const HEADERS = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };

/** POST /api/your-data/download: everything as a ZIP. */
export const sendDownload = step(yourDataToken, async ({ token }) => {
  const held = await readHeld(token);
  if (!held) return seeOther(yourDataPath(token));
  const headers = {
    ...HEADERS,
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="your-data.zip"',
  };
  return new Response(downloadOf(token, held), { headers });
});

/** POST /api/your-data/withdraw; the step's page then says what became of it. */
export const withdrawOne = step(yourDataApplication, async ({ token, id }) => {
  await withdrawApplication(token, id);
  return seeOther(withdrawStepPath(token, id));
});

const erasure = yourDataToken.extend({ sure: z.string().optional() });

/** POST /api/your-data/erase; without the tick it leads back to the step. */
export const eraseAll = step(erasure, async ({ token, sure }) => {
  if (sure !== 'on') return seeOther(eraseStepPath(token));
  return seeOther((await eraseHeld(token)) ? routes.yourDataErased() : yourDataPath(token));
});

function step<T>(schema: z.ZodType<T>, act: (given: T) => Promise<Response>) {
  return (request: Request): Promise<Response> =>
    orBadBody(async () => {
      const seconds = await waitForDataLink(request.headers);
      if (seconds > 0) return problem(stepProblems.tooMany, 429, seconds);
      const given = schema.safeParse(await readBody(request, 'button'));
      // Not a link that was mailed.
      if (!given.success) return seeOther(routes.yourData());
      try {
        return await act(given.data);
      } catch (error) {
        if (!isUpstreamError(error)) throw error;
        return problem(stepProblems.unavailable, 503, 60);
      }
    });
}

const seeOther = (location: string) => new Response(null, { status: 303, headers: { ...HEADERS, location } });

const problem = (text: string, status: number, seconds: number) =>
  new Response(`${text}\n`, {
    status,
    headers: { ...HEADERS, 'content-type': 'text/plain; charset=utf-8', 'retry-after': `${seconds}` },
  });
