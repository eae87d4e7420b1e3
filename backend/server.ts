import { languageOfTag } from '../lib/base/language-of-address';
import { runInLanguage } from '../lib/base/request-context';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import { apiAnswers } from '../lib/content/api-answers';
import { failure } from './http/answers';
import type { Api } from './http/api';
import { fromWebsite } from './http/from-website';
import { formRoutes } from './http/form-routes';
import { jobRoutes } from './http/job-routes';
import { linkRoutes } from './http/link-routes';
import { mailRoutes } from './http/mail-routes';
import { storageRoutes } from './http/storage-routes';
import { logFailure } from '../lib/base/log';
import type { MailState } from '../lib/base/mail/state';
import { StoreBusyError } from './store/database';
import type { Store } from './compose-store';
import { createWebsiteEraser } from './your-data/erase-on-websites';

const eraseOnNoWebsites = createWebsiteEraser(null);

const SECURITY_HEADERS = secureHeaders({
  xFrameOptions: 'DENY',
  // Other origins' pages show job pictures, and TLS is up to the reverse proxy.
  crossOriginResourcePolicy: false,
  strictTransportSecurity: false,
});

const ROUTES = [jobRoutes, formRoutes, mailRoutes, linkRoutes];

type AppOptions = {
  store: Store;
  /** Folder of the public files; it may be missing. */
  storageDir: string;
  /** Whether job alerts are offered; they need mail. */
  jobAlerts?: boolean;
  /** The state of mail delivery, for the health route. */
  mail?: () => MailState;
  /** The secret of websites that may send forms and request CVs (REVALIDATE_SECRET); null: only this machine may. */
  secret?: string | null;
} & Partial<Pick<Api<Store>, 'hasRoom' | 'retentionDays' | 'eraseOnWebsites' | 'now'>>;

/** Creates the recruitment API (spec §7) on a store. All errors are JSON with `status` 0 and a message. */
export function createApp({
  store,
  storageDir,
  hasRoom = async () => true,
  jobAlerts = false,
  mail = () => 'off',
  secret = null,
  retentionDays = null,
  eraseOnWebsites = eraseOnNoWebsites,
  now = () => new Date(),
}: AppOptions): Hono {
  const app = new Hono();
  const guard = fromWebsite(secret);
  app.use(SECURITY_HEADERS);
  // Websites send the language of the form's page.
  app.use((c, next) => {
    const language = languageOfTag(c.req.header('accept-language'));
    return language === 'en' ? next() : runInLanguage(language, next);
  });

  app.get('/api/health', async (c) => {
    await store.isEmpty();
    return c.json({ status: 1, mail: mail() });
  });
  const api = {
    store,
    guard,
    hasRoom,
    retentionDays,
    eraseOnWebsites,
    now,
    sendsMail: jobAlerts,
    cvsAreExamined: secret !== null,
  };
  const routes = app.basePath('/api');
  for (const add of ROUTES) add(routes, api);
  storageRoutes(app, storageDir);

  app.notFound((c) => failure(c, 404, apiAnswers.request.notFound));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return failure(c, error.status, error.message);
    // The route rather than the URL, which may contain what a visitor typed.
    logFailure('request failed', error, { method: c.req.method, route: c.req.routePath });
    if (error instanceof StoreBusyError) {
      c.header('retry-after', '5');
      return failure(c, 503, apiAnswers.request.busy);
    }
    return failure(c, 500, apiAnswers.request.failed);
  });
  return app;
}
