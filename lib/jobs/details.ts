import 'server-only';
import { jobDetailsAnswer, paths } from '../shared/contract/calls';
import { isSafeId } from '../shared/contract/safe-id';
import { cachedRead } from '../upstream/cached';
import { getJson } from '../upstream/client';
import { isUpstreamError } from '../upstream/errors';
import { isOpen, type Job, toJob } from './job';
import { tags } from '../upstream/tags';

export type { Job } from './job';

/** A job that exists or existed. It is open until the upstream closes it or its closing date has passed. */
export type FoundJob = { job: Job; open: boolean };

/** A job by its id, closed ones too where the upstream still knows them; null for none. @throws UpstreamError */
export async function findJob(id: string): Promise<FoundJob | null> {
  const found = isSafeId(id) ? await cachedDetails(id) : null;
  return found && { job: found.job, open: found.open && isOpen(found.job) };
}

/** One open job, or null when there is none with this id (unknown, closed, or no possible id). @throws UpstreamError */
export async function getJob(id: string): Promise<Job | null> {
  const found = await findJob(id);
  return found?.open ? found.job : null;
}

const cachedDetails = cachedRead('job', readDetails, (id) => [tags.job(id)]);

async function readDetails(id: string): Promise<FoundJob | null> {
  try {
    const path = paths.jobDetails(id);
    const { status, job } = await getJson(path, jobDetailsAnswer, { answersWith: [410] });
    return job && { job: toJob(job), open: status };
  } catch (error) {
    if (isUpstreamError(error) && error.details.status === 404) return null;
    throw error;
  }
}
