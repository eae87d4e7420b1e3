import type { Hono } from 'hono';
import { apiAnswers } from '../../lib/content/api-answers';
import type { NoLink } from '../../lib/contract/links';
import { staffCvCalls } from '../../lib/contract/staff-cv';
import { logFailure } from '../../lib/base/log';
import { cvLinkEnd, formOfToken, type LinkStore } from '../forms/form-links';
import { BY_LINK } from '../forms/notes/kinds';
import { namedJob, referenceOf } from '../forms/submission-names';
import { setState, type StatusStore } from '../forms/status/status';
import type { Submission } from '../forms/forms';
import type { FormStore } from '../forms/queries';
import { cvFile, failure } from './answers';
import type { Api } from './api';
import { linkRoutes } from './link-routes';

type StaffApi = Api<LinkStore & StatusStore & Pick<FormStore, 'getCv'>>;

/** Routes for links to CVs in staff's mails. */
export function staffRoutes(routes: Hono, { store, guard, retentionDays, now }: StaffApi): void {
  const link = linkRoutes(routes, guard, () => ({ gone: apiAnswers.cv.gone }));

  const byToken = async (token: string): Promise<Submission | NoLink> => {
    const found = await formOfToken(store, 'cv', token);
    if (typeof found === 'string') return found;
    return found.cv && cvLinkEnd(found, retentionDays) > now().toISOString() ? found : 'gone';
  };

  link(staffCvCalls.about, byToken, async (form) => {
    const { fields, cv } = form;
    const job = (await store.getJob(fields.job_id ?? ''))?.job;
    return {
      reference: referenceOf(form),
      job: namedJob(fields.job_id, job),
      size: cv?.size ?? 0,
      until: cvLinkEnd(form, retentionDays),
    };
  });

  link(staffCvCalls.file, byToken, async (form, _, c) => {
    const cv = await store.getCv(form.id);
    if (!cv) return failure(c, 410, apiAnswers.cv.gone);
    // A busy store must not block the download.
    if (form.kind === 'applications')
      await setState(store, form, 'seen', BY_LINK).catch((error: unknown) =>
        logFailure('could not mark an application as seen', error),
      );
    return cvFile(c, cv);
  });
}
