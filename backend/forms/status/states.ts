import type { SettableState, StateStep } from '../../../lib/contract/application-states';
import type { Submission } from '../forms';
import type { Job } from '../../jobs/jobs';
import type { Store } from '../../store-type';
import { type JobEnd, nextStates } from './end-of';

type Application = Pick<Submission, 'id' | 'fields'>;

/** What is known of an application's way. `job` null: its job is no longer known. */
type Known = { states: StateStep[]; job: (JobEnd & { about: Job }) | null };

/** Reads the states of an application, and whether its job is still open. */
export async function readStatus(store: Store, { id, fields }: Application): Promise<Known> {
  const states = await store.applicationStates(id);
  const found = await store.getJob(fields.job_id ?? '');
  if (!found) return { states, job: null };
  const { closedAt, closedReason, job: about } = found;
  return { states, job: { closedAt, closedReason, about } };
}

/** Sets a state if it can be the next one. False otherwise, as after a click on a page that was opened earlier. */
export async function setState(
  store: Store,
  application: Application,
  state: SettableState,
): Promise<boolean> {
  const { states, job } = await readStatus(store, application);
  return nextStates(states, job).includes(state) && store.setApplicationState(application.id, state);
}

/** Withdraws an application for its sender, and has the staff told where mail is sent. False when it has ended already. */
export async function withdrawApplication(
  store: Store,
  application: Application,
  sendsMail: boolean,
): Promise<boolean> {
  const isNew = await setState(store, application, 'withdrawn');
  if (isNew && sendsMail) await store.queueMail({ kind: 'withdrawn', applicationId: application.id });
  return isNew;
}
