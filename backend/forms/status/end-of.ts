import {
  canFollow,
  isEnd,
  SETTABLE_STATES,
  type SettableState,
  type StateStep,
} from '../../../lib/contract/application-states';
import type { ClosedReason } from '../../jobs/jobs';
import type { ShownStep } from '../../../lib/contract/application-status';

/** What an application's end depends on: when its job was closed (ISO 8601), null while it is open, and why. */
export type JobEnd = { closedAt: string | null; closedReason?: ClosedReason };

/**
 * How an application ended, and when; null while it goes on. What was said of it counts before the end of its job, which
 * ends it from the moment of closing until it opens again.
 */
export function endOf(states: StateStep[], job: JobEnd | null): ShownStep | null {
  const last = states.at(-1);
  if (last && isEnd(last.state)) return last;
  const received = states[0]?.at ?? '';
  const closedAt = job?.closedAt;
  // A paused job may come back.
  if (!closedAt || job.closedReason === 'paused') return null;
  const state = job.closedReason === 'filled' ? 'filled' : 'job-closed';
  // It may have come after the job had closed.
  return { state, at: closedAt > received ? closedAt : received };
}

/** All that is shown of an application's way, its end included. */
export function shownSteps(states: StateStep[], job: JobEnd | null): ShownStep[] {
  const end = endOf(states, job);
  return end && end !== states.at(-1) ? [...states, end] : states;
}

/** What can be set next. Of a closed job's application, how it ended. */
export function nextStates(states: StateStep[], job: JobEnd | null): SettableState[] {
  const last = states.at(-1);
  if (!last) return [];
  const isGoingOn = endOf(states, job) === null;
  return SETTABLE_STATES.filter((state) => canFollow(last.state, state) && (isGoingOn || isEnd(state)));
}
