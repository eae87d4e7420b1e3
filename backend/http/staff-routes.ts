import { type Context, Hono } from 'hono';
import { apiAnswers } from '../../lib/content/api-answers';
import { carriesSecret } from '../../lib/base/bearer-secret';
import { type StaffCv, staffCvPaths, staffCvRequest } from '../../lib/contract/staff-cv';
import { logFailure } from '../../lib/base/log';
import { cvLinkEnd } from '../links/cv-link-end';
import { formOfToken } from '../links/form-links';
import { referenceOf } from '../mail/submission-names';
import { setState } from '../status/set-state';
import type { KindWithCv, Submission } from '../store/forms/forms';
import type { Store } from '../store/store';
import { failure } from './answers';
import { contentDisposition } from './content-disposition';
import { readBody } from './read-body';

type StaffRouteOptions = {
  store: Store;
  /** REVALIDATE_SECRET; null: there are no such routes. */
  secret: string | null;
  /** Days after which CVs are erased; null: they are kept. */
  retentionDays: number | null;
  now: () => Date;
};

/** Routes for links in the staff's mails, relative to "/api"; for websites that know the secret. */
export function staffRoutes({ store, secret, retentionDays, now }: StaffRouteOptions): Hono {
  const routes = new Hono();

  const withForm =
    (answer: (c: Context, form: Submission, kind: KindWithCv) => Promise<Response>) => async (c: Context) => {
      if (secret === null) return failure(c, 404, apiAnswers.request.notFound);
      if (!carriesSecret(c.req.header('authorization'), secret))
        return failure(c, 401, apiAnswers.request.wrongSecret);
      const given = staffCvRequest.safeParse(await readBody(c));
      const token = given.success ? given.data.token : '';
      const applied = await formOfToken(store, 'cv', token);
      const found = applied === 'unknown' ? await formOfToken(store, 'registered-cv', token) : applied;
      if (found === 'unknown') return failure(c, 404, apiAnswers.request.notFound);
      if (found === 'gone' || !found.cv || cvLinkEnd(found, retentionDays) <= now().toISOString())
        return failure(c, 410, apiAnswers.cv.gone);
      return answer(c, found, found.kind as KindWithCv);
    };

  routes.post(
    `/${staffCvPaths.about()}`,
    withForm(async (c, form, kind) => {
      const { received_at: receivedAt, fields, cv } = form;
      const id = fields.job_id ?? '';
      const job = (await store.getJob(id))?.job;
      const about: StaffCv = {
        reference: referenceOf(form),
        job: kind === 'applications' ? { id, title: job?.title ?? '', location: job?.location ?? '' } : null,
        size: cv?.size ?? 0,
        until: cvLinkEnd({ kind, received_at: receivedAt }, retentionDays),
      };
      return c.json(about);
    }),
  );

  routes.post(
    `/${staffCvPaths.file()}`,
    withForm(async (c, form, kind) => {
      const cv = await store.getCv(form.id, kind);
      if (!cv) return failure(c, 410, apiAnswers.cv.gone);
      // A store that is busy withholds no CV.
      if (kind === 'applications')
        await setState(store, form, 'seen').catch((error: unknown) =>
          logFailure('an application could not be marked as seen', error),
        );
      return c.body(new Uint8Array(cv.bytes), 200, {
        'content-type': cv.mimeType,
        'content-disposition': contentDisposition(cv.name),
      });
    }),
  );

  return routes;
}
