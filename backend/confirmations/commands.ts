import { CommandError } from '../commands';
import type { ClosedReason } from '../store/jobs/closed-reason';
import type { Store } from '../store/store';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Confirms jobs as open: these, or all. Rejects with CommandError, and confirms none, when one of them is not active. */
export async function confirmCommand(
  store: Store,
  ids: string[],
  { all = false }: { all?: boolean },
  markedUpTo: string,
): Promise<void> {
  if (all === ids.length > 0) throw new CommandError('Name the ids of jobs, or --all.');
  for (const id of ids) {
    if (!(await store.getJob(id))?.active)
      throw new CommandError(`There is no active job with the id ${id}; nothing was confirmed.`);
  }
  const count = all ? await store.confirmAllJobs(markedUpTo) : await store.confirmJobs(ids, markedUpTo);
  print(`Confirmed ${count} ${count === 1 ? 'job' : 'jobs'} as open.`);
}

/** Closes a job for a reason. Rejects with CommandError when there is no such job. */
export async function endCommand(store: Store, id: string, reason: ClosedReason): Promise<void> {
  if (!(await store.closeJob(id, reason)))
    throw new CommandError(`There is no ${reason === '' ? 'active ' : ''}job with the id ${id}.`);
  print(`Job ${id} is ${reason || 'closed'}.`);
}

/** Opens a closed job again. Rejects with CommandError when it cannot. */
export async function openCommand(store: Store, id: string, markedUpTo: string): Promise<void> {
  const outcome = await store.reopenJob(id);
  if (outcome === 'unknown') throw new CommandError(`There is no job with the id ${id}.`);
  if (outcome === 'expired')
    throw new CommandError(`The closing date of job ${id} has passed: give it another one first.`);
  if (outcome === 'open') await store.confirmJobs([id], markedUpTo);
  print(`Job ${id} is ${outcome === 'open' ? 'open, and confirmed' : 'open again'}.`);
}
