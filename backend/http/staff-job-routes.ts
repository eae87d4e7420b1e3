import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { apiAnswers } from '../../lib/content/api-answers';
import {
  type JobState,
  type StaffJob,
  type StaffJobs,
  staffJobAct,
  staffJobPaths,
  staffJobRequest,
} from '../../lib/contract/staff-job';
import { jobOfToken, questionOfToken } from '../confirmations/links';
import { MAX_ASKED } from '../confirmations/open-jobs-message';
import { applyJobAction } from '../confirmations/apply-job-action';
import type { Store } from '../store/store';
import { failure } from './answers';
import { readBody } from './read-body';

type StaffJobRouteOptions = {
  store: Store;
  /** Up to when (ISO 8601) jobs were last confirmed that visitors see marked; '' for none. */
  markedUpTo: () => string;
  now: () => Date;
  /** Lets in those who may send forms. */
  guard: MiddlewareHandler;
};

/** Routes for the links in the question which jobs are open, relative to "/api". */
export function staffJobRoutes({ store, markedUpTo, now, guard }: StaffJobRouteOptions): Hono {
  const routes = new Hono();
  const unknown = (c: Context) => failure(c, 404, apiAnswers.request.notFound);

  routes.post(`/${staffJobPaths.about()}`, guard, async (c) => {
    const given = staffJobRequest.safeParse(await readBody(c));
    const id = given.success ? await jobOfToken(store, given.data.token) : null;
    return id === null ? unknown(c) : c.json(await aboutJob(store, id, now()));
  });

  routes.post(`/${staffJobPaths.act()}`, guard, async (c) => {
    const given = staffJobAct.safeParse(await readBody(c));
    const id = given.success ? await jobOfToken(store, given.data.token) : null;
    if (!given.success || id === null) return unknown(c);
    await applyJobAction(store, id, given.data.action, markedUpTo());
    return c.json(await aboutJob(store, id, now()));
  });

  const asked = (answer: (c: Context, jobs: StaffJobs) => Promise<Response>) => async (c: Context) => {
    const given = staffJobRequest.safeParse(await readBody(c));
    const question = given.success ? await questionOfToken(store, given.data.token, now()) : null;
    if (question === null) return unknown(c);
    if (question === 'gone') return failure(c, 410, apiAnswers.job.linkEnded);
    const { recruiter, confirmedUpTo } = question;
    // Whose jobs are all confirmed is among those to ask no more.
    if (recruiter === undefined) return answer(c, { jobs: [], total: 0 });
    const found = await store.jobsToConfirm({ recruiter, confirmedUpTo, limit: MAX_ASKED });
    const jobs = found.jobs.map(({ id, title, location, confirmed_at }) => ({
      ...{ id, title, location: location ?? '', confirmed_at },
    }));
    return answer(c, { jobs, total: found.total });
  };

  routes.post(
    `/${staffJobPaths.list()}`,
    guard,
    asked(async (c, jobs) => c.json(jobs)),
  );

  routes.post(
    `/${staffJobPaths.confirm()}`,
    guard,
    asked(async (c, found) => {
      await store.confirmJobs(
        found.jobs.map(({ id }) => id),
        markedUpTo(),
      );
      return c.json(found);
    }),
  );

  return routes;
}

/** A stored job as its page shows it to staff. */
async function aboutJob(store: Store, id: string, now: Date): Promise<StaffJob> {
  const found = await store.getJob(id);
  if (!found) throw new Error(`The job ${id} of a link was not found.`);
  const { job, active, closedReason } = found;
  const isExpired = job.expires_at !== null && job.expires_at <= now.toISOString();
  const closed: JobState = isExpired ? 'expired' : closedReason || 'closed';
  return {
    ...{ id, title: job.title, slug: job.slug, location: job.location ?? '' },
    confirmed_at: job.confirmed_at,
    state: active ? 'open' : closed,
  };
}
