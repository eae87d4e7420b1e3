import type { StateStep } from '../../../lib/contract/application-states';
import type { Submission } from '../forms';
import type { Store } from '../../store-type';

/** For as long the staff can take a wrong click, or a closed job, back; the candidate is mailed no earlier. */
export const TAKE_BACK_MS = 10 * 60 * 1000;

/** The ends that staff say, and candidates never. */
const TAKEN_BACK: readonly StateStep['state'][] = ['filled', 'not-this-time'];

/** Until when the end that staff said of an application can be taken back (ISO 8601); null where it cannot. */
export function takeBackUntil(states: StateStep[], now: Date): string | null {
  const last = states.at(-1);
  if (!last || !TAKEN_BACK.includes(last.state)) return null;
  const until = new Date(Date.parse(last.at) + TAKE_BACK_MS);
  return until > now ? until.toISOString() : null;
}

/** Takes the end back that staff said: the application stands as before. False when it is too late, or has not ended so. */
export async function takeBack(store: Store, { id }: Pick<Submission, 'id'>, now: Date): Promise<boolean> {
  if (takeBackUntil(await store.applicationStates(id), now) === null) return false;
  return store.takeBackEnd(id, new Date(now.getTime() - TAKE_BACK_MS).toISOString());
}
