/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import { StoreBusyError } from '../backend/store/database';
import { logFailure } from '../lib/base/log';
import { isLoopback } from '../lib/base/network';
import { assets } from './assets';
import type { Desk, DeskEnv, DeskOptions } from './context';
import { notFoundPage, plainPage } from './layout';
import { clientLinkPages } from './pages/clients/link';
import { addRoutes } from './routes';
import { signingIn } from './signing-in';

const [OWN, NONE] = [["'self'"], ["'none'"]];
const POLICY = {
  defaultSrc: NONE,
  scriptSrc: OWN,
  styleSrc: OWN,
  imgSrc: OWN,
  fontSrc: OWN,
  connectSrc: OWN,
  frameSrc: OWN,
  formAction: OWN,
  baseUri: NONE,
  frameAncestors: NONE,
};

/** Creates the desk: the staff's pages for applications and jobs, on a separate origin. */
export function createDesk(options: DeskOptions): Desk {
  const { deskUrl, store } = options;
  const { host, protocol } = new URL(deskUrl);
  const desk = new Hono<DeskEnv>();
  desk.use(async (c, next) => {
    c.set('desk', options);
    return next();
  });

  desk.get('/health', async (c) => {
    if (!isLoopback(new URL(c.req.url).hostname) && c.req.header('host') !== host) return c.text('', 421);
    await store.isEmpty();
    return c.text('ok');
  });
  // Rejects other host names pointing here, which could be anyone's.
  desk.use(async (c, next) => (c.req.header('host') === host ? next() : c.text('', 421)));
  desk.use(async (c, next) => {
    await next();
    c.header('x-robots-tag', 'noindex, nofollow, noarchive');
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'private, no-store');
    const policy = c.get('paperPolicy');
    if (policy === undefined) return;
    c.header('content-security-policy', policy);
    c.header('x-frame-options', 'SAMEORIGIN');
  });
  desk.use(
    secureHeaders({
      contentSecurityPolicy: POLICY,
      xFrameOptions: 'DENY',
      referrerPolicy: 'same-origin',
      // The sandboxed CV frame has an opaque origin, which cannot be keyed.
      originAgentCluster: false,
      strictTransportSecurity: protocol === 'https:' ? 'max-age=63072000' : false,
      crossOriginOpenerPolicy: 'same-origin',
      crossOriginResourcePolicy: 'same-origin',
    }),
  );
  // Whatever the body's type: JSON can be posted by other sites, too.
  desk.use(async (c, next) => {
    const origin = c.req.header('origin');
    const isOwn =
      origin === undefined ? c.req.header('sec-fetch-site') === 'same-origin' : origin === deskUrl;
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && !isOwn) throw new HTTPException(403);
    return next();
  });
  assets(desk);
  const { guard } = signingIn(desk, options);
  clientLinkPages(desk, options);
  desk.use(guard);
  addRoutes(desk);

  desk.notFound((c) => notFoundPage(c));
  desk.onError((error, c) => {
    if (error instanceof HTTPException && error.status === 403) {
      const text = 'Nothing was changed. Please reload the page and try again.';
      return plainPage(c, 'The request did not come from the desk', text, 403);
    }
    if (error instanceof HTTPException) return plainPage(c, 'Invalid request', error.message, 400);
    logFailure('a desk page failed', error, { method: c.req.method, route: c.req.routePath });
    const isBusy = error instanceof StoreBusyError;
    const text = isBusy ? 'The database is busy.' : 'Something went wrong.';
    const advice = 'Nothing was changed. Please try again in a minute.';
    return plainPage(c, 'This did not work', `${text} ${advice}`, 503);
  });
  return desk;
}
