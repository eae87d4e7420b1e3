import type { StateStep } from '../../lib/contract/application-states';
import type { Submission } from '../store/forms/forms';
import type { Job } from '../store/jobs/jobs';
import type { Store } from '../store/store';
import type { JobEnd } from './end-of';

/** What is known of an application's way. `job` null: its job is no longer known. */
type Known = { states: StateStep[]; job: (JobEnd & { about: Job }) | null };

/** Reads the states of an application, and whether its job is still open. */
export async function readStatus(
  store: Store,
  { id, fields }: Pick<Submission, 'id' | 'fields'>,
): Promise<Known> {
  const states = await store.applicationStates(id);
  const found = await store.getJob(fields.job_id ?? '');
  if (!found) return { states, job: null };
  const { closedAt, closedReason, job: about } = found;
  return { states, job: { closedAt, closedReason, about } };
}
