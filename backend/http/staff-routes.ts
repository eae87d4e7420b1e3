import { Hono, type MiddlewareHandler } from 'hono';
import { apiAnswers } from '../../lib/content/api-answers';
import type { NoLink } from '../../lib/contract/links';
import { staffCvCalls } from '../../lib/contract/staff-cv';
import { logFailure } from '../../lib/base/log';
import { cvLinkEnd, formOfToken, type LinkStore } from '../forms/form-links';
import { BY_LINK } from '../forms/notes/kinds';
import { referenceOf } from '../forms/submission-names';
import { setState, type StatusStore } from '../forms/status/states';
import type { FormStore, KindWithCv, Submission } from '../forms/forms';
import { failure, contentDisposition } from './answers';
import { linkRoutes } from './link-routes';

type StaffRouteOptions = {
  store: LinkStore & StatusStore & Pick<FormStore, 'getCv'>;
  /** Lets in the websites that know the secret. */
  guard: MiddlewareHandler;
  /** Days after which CVs are erased; null: they are kept. */
  retentionDays: number | null;
  now: () => Date;
};

/** Routes for the links to CVs in the staff's mails, relative to "/api". */
export function staffRoutes({ store, guard, retentionDays, now }: StaffRouteOptions): Hono {
  const routes = new Hono();
  const link = linkRoutes(routes, guard, () => ({ gone: apiAnswers.cv.gone }));

  const byToken = async (token: string): Promise<Submission | NoLink> => {
    const applied = await formOfToken(store, 'cv', token);
    const found = applied === 'unknown' ? await formOfToken(store, 'registered-cv', token) : applied;
    if (typeof found === 'string') return found;
    return found.cv && cvLinkEnd(found, retentionDays) > now().toISOString() ? found : 'gone';
  };

  link(staffCvCalls.about, byToken, async (form) => {
    const { kind, fields, cv } = form;
    const id = fields.job_id ?? '';
    const job = (await store.getJob(id))?.job;
    return {
      reference: referenceOf(form),
      job: kind === 'applications' ? { id, title: job?.title ?? '', location: job?.location ?? '' } : null,
      size: cv?.size ?? 0,
      until: cvLinkEnd(form, retentionDays),
    };
  });

  link(staffCvCalls.file, byToken, async (form, _, c) => {
    const cv = await store.getCv(form.id, form.kind as KindWithCv);
    if (!cv) return failure(c, 410, apiAnswers.cv.gone);
    // A store that is busy withholds no CV.
    if (form.kind === 'applications')
      await setState(store, form, 'seen', BY_LINK).catch((error: unknown) =>
        logFailure('an application could not be marked as seen', error),
      );
    return c.body(new Uint8Array(cv.bytes), 200, {
      'content-type': cv.mimeType,
      'content-disposition': contentDisposition(cv.name),
    });
  });

  return routes;
}
