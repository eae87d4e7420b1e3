import type { SettableState } from '../../lib/contract/application-states';
import type { Submission } from '../store/forms/forms';
import type { Store } from '../store/store';
import { nextStates } from './end-of';
import { readStatus } from './read-status';

/** Sets a state if it can be the next one. False otherwise, as after a click on a page that was opened earlier. */
export async function setState(
  store: Store,
  application: Pick<Submission, 'id' | 'fields'>,
  state: SettableState,
): Promise<boolean> {
  const { states, job } = await readStatus(store, application);
  return nextStates(states, job).includes(state) && store.setApplicationState(application.id, state);
}
