import { canFollow, isEnd, SETTABLE_STATES, type SettableState } from '../../lib/shared/application-states';
import type { StateStep } from '../../lib/shared/application-states';
import type { ShownStep } from '../../lib/shared/contract/application-status';

/** What an application's end depends on: when its job was closed (ISO 8601), null while it is open. */
export type JobEnd = { closedAt: string | null };

/**
 * How an application ended, and when; null while it goes on. What was said of it counts before the end of its job, which
 * ends it from the moment of closing until it opens again.
 */
export function endOf(states: StateStep[], job: JobEnd | null): ShownStep | null {
  const last = states.at(-1);
  if (last && isEnd(last.state)) return last;
  const received = states[0]?.at ?? '';
  const closedAt = job?.closedAt;
  if (!closedAt) return null;
  // It may have come after the job had closed.
  return { state: 'job-closed', at: closedAt > received ? closedAt : received };
}

/** All that is shown of an application's way, its end included. */
export function shownSteps(states: StateStep[], job: JobEnd | null): ShownStep[] {
  const end = endOf(states, job);
  return end?.state === 'job-closed' ? [...states, end] : states;
}

/** What can be set next. Of a closed job's application, how it ended. */
export function nextStates(states: StateStep[], job: JobEnd | null): SettableState[] {
  const last = states.at(-1);
  if (!last) return [];
  const isClosed = endOf(states, job)?.state === 'job-closed';
  return SETTABLE_STATES.filter((state) => canFollow(last.state, state) && (!isClosed || isEnd(state)));
}
