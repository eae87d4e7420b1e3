import type { Hono } from 'hono';
import { apiAnswers } from '../../lib/content/api-answers';
import type { NoLink } from '../../lib/contract/links';
import { type JobState, type StaffJob, staffJobCalls, type StaffJobs } from '../../lib/contract/staff-job';
import { jobOfToken, questionOfToken } from '../jobs/confirmations/links';
import { MAX_ASKED } from '../jobs/confirmations/open-jobs-message';
import type { ConfirmationStore } from '../jobs/confirmations/queries';
import type { JobStore } from '../jobs/jobs';
import type { SecretStore } from '../keys/secrets';
import type { Api } from './api';
import { linkRoutes } from './link-routes';

type StaffJobApi = Api<ConfirmationStore & SecretStore & Pick<JobStore, 'getJob' | 'closeJob'>>;

/** Routes for links in mails asking which jobs are open. */
export function staffJobRoutes(routes: Hono, { store, markedUpTo, now, guard }: StaffJobApi): void {
  const link = linkRoutes(routes, guard, () => ({ gone: apiAnswers.job.linkEnded }));

  const byToken = async (token: string) => {
    const id = await jobOfToken(store, token);
    return id === null ? 'unknown' : { id };
  };
  link(staffJobCalls.about, byToken, ({ id }) => aboutJob(store, id, now()));
  link(staffJobCalls.act, byToken, async ({ id }, { action }) => {
    if (action === 'filled') await store.closeJob(id, 'filled');
    else if (action === 'pause') await store.closeJob(id, 'paused');
    else if ((await store.reopenJob(id)) === 'open') await store.confirmJobs([id], markedUpTo());
    return aboutJob(store, id, now());
  });

  const byQuestion = async (token: string): Promise<StaffJobs | NoLink> => {
    const question = await questionOfToken(store, token, now());
    if (typeof question === 'string') return question;
    const { recruiter, confirmedUpTo } = question;
    // Recruiters whose jobs are all confirmed are no longer listed.
    if (recruiter === undefined) return { jobs: [], total: 0 };
    const { jobs, total } = await store.jobsToConfirm({ recruiter, confirmedUpTo, limit: MAX_ASKED });
    const shown = jobs.map(({ id, title, location, confirmed_at }) => {
      return { id, title, location: location ?? '', confirmed_at };
    });
    return { jobs: shown, total };
  };
  link(staffJobCalls.list, byQuestion, async (asked) => asked);
  link(staffJobCalls.confirm, byQuestion, async (asked) => {
    const ids = asked.jobs.map(({ id }) => id);
    await store.confirmJobs(ids, markedUpTo());
    return asked;
  });
}

/** Returns a stored job as its staff page shows it. */
async function aboutJob(store: Pick<JobStore, 'getJob'>, id: string, now: Date): Promise<StaffJob> {
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
