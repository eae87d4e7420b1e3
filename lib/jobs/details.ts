import 'server-only';
import type { WireClosedReason } from '../contract/calls';
import { saidJob } from '../content/names';
import { isSafeId } from '../contract/safe-id';
import { cachedRead } from '../upstream/cached';
import { tags } from '../upstream/changes';
import { readJob } from '../upstream/jobs';
import { isOpen, type Job, toJob } from './job';

/**
 * A current or former job. It is open until the API closes it or its closing date has passed. `closedReason`: why the API
 * closed it, '' if unknown.
 */
export type FoundJob = { job: Job; open: boolean; closedReason: WireClosedReason };

/** A job by its id, including closed ones that the API still knows; null if there is none. @throws UpstreamError */
export async function findJob(id: string): Promise<FoundJob | null> {
  const found = isSafeId(id) ? await cachedDetails(id) : null;
  return found && { ...found, job: saidJob(found.job), open: found.open && isOpen(found.job) };
}

/** An open job; null if there is none with this id (unknown, closed or malformed). @throws UpstreamError */
export async function getJob(id: string): Promise<Job | null> {
  const found = await findJob(id);
  return found?.open ? found.job : null;
}

const cachedDetails = cachedRead('job', readDetails, (id) => [tags.job(id)]);

async function readDetails(id: string): Promise<FoundJob | null> {
  const found = await readJob(id);
  return found && { job: toJob(found.job), open: found.isOpen, closedReason: found.closedReason };
}
