import { CommandError, print } from '../../base/command';
import type { ClosedReason, JobStore } from '../jobs';
import type { ConfirmationStore } from './queries';

/** Confirms the given jobs, or all, as open. Rejects with CommandError, confirming none, if one cannot be confirmed. */
export async function confirmCommand(
  store: ConfirmationStore & Pick<JobStore, 'getJob'>,
  ids: string[],
  { all = false }: { all?: boolean },
  markedUpTo: string,
): Promise<void> {
  if (all === ids.length > 0) throw new CommandError('Give the ids of jobs, or --all.');
  for (const id of ids) {
    const problem = await problemOf(store, id);
    if (problem) throw new CommandError(`${problem} Nothing was confirmed.`);
  }
  const count = all ? await store.confirmAllJobs(markedUpTo) : await store.confirmJobs(ids, markedUpTo);
  if (count === 0)
    throw new CommandError(
      all ? `You have no active jobs. ${SAMPLES}` : 'The jobs have been closed in the meantime.',
    );
  print(`Confirmed ${count} ${count === 1 ? 'job' : 'jobs'} as open.`);
}

const SAMPLES = 'Sample jobs cannot be confirmed: they close when your own jobs are imported.';

/** Returns why a job cannot be confirmed, or null. */
async function problemOf(store: Pick<JobStore, 'getJob'>, id: string): Promise<string | null> {
  const found = await store.getJob(id);
  if (!found) return `There is no job with the id ${id}.`;
  if (!found.active) {
    const how = found.closedReason === '' ? 'closed' : `closed (${found.closedReason})`;
    return `Job ${id} is ${how}; use “open ${id}” to reopen it.`;
  }
  // Only samples have no confirmation date.
  return found.job.confirmed_at === null ? `Job ${id} is a sample. ${SAMPLES}` : null;
}

/** Closes a job for a reason. Rejects with CommandError when there is no such job. */
export async function endCommand(
  store: Pick<JobStore, 'closeJob'>,
  id: string,
  reason: ClosedReason,
): Promise<void> {
  if (!(await store.closeJob(id, reason)))
    throw new CommandError(`There is no ${reason === '' ? 'active ' : ''}job with the id ${id}.`);
  print(`Job ${id} is ${reason || 'closed'}.`);
}

/** Reopens a closed job. Rejects with CommandError when that is impossible. */
export async function openCommand(store: ConfirmationStore, id: string, markedUpTo: string): Promise<void> {
  const outcome = await store.reopenJob(id);
  if (outcome === 'unknown') throw new CommandError(`There is no job with the id ${id}.`);
  if (outcome === 'expired')
    throw new CommandError(`The closing date of job ${id} has passed: set a later one first.`);
  const isConfirmed = outcome === 'open' && (await store.confirmJobs([id], markedUpTo)) > 0;
  const open = isConfirmed ? 'open, and confirmed' : 'open';
  print(`Job ${id} is ${outcome === 'reopened' ? 'open again' : open}.`);
}
