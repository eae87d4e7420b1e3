import type { JobAction } from '../../lib/contract/staff-job';
import type { Store } from '../store/store';

/**
 * Does what staff say of a job: confirms it or opens it again, or closes it as filled or paused. Jobs last confirmed at
 * `markedUpTo` or earlier are marked until then.
 */
export async function applyJobAction(
  store: Store,
  id: string,
  action: JobAction,
  markedUpTo: string,
): Promise<void> {
  if (action === 'filled') await store.closeJob(id, 'filled');
  else if (action === 'pause') await store.closeJob(id, 'paused');
  else if ((await store.reopenJob(id)) === 'open') await store.confirmJobs([id], markedUpTo);
}
