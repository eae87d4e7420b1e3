import {
  canFollow,
  isEnd,
  SETTABLE_STATES,
  type SettableState,
  type StateStep,
} from '../../../lib/contract/application-states';
import type { ClosedReason } from '../../jobs/jobs';
import type { ShownStep } from '../../../lib/contract/application-status';

/** The job's part of an application's end: when it closed (ISO 8601; null while open), and why. */
export type JobEnd = { closedAt: string | null; closedReason?: ClosedReason };

/**
 * Returns how and when an application ended; null while it is active. An end set by staff or candidate takes
 * precedence over the job's, which applies only while the job is closed.
 */
export function endOf(states: StateStep[], job: JobEnd | null): ShownStep | null {
  const last = states.at(-1);
  if (last && isEnd(last.state)) return last;
  const received = states[0]?.at ?? '';
  const closedAt = job?.closedAt;
  // A paused job may reopen, and who was offered it may be why it closed.
  if (!closedAt || job.closedReason === 'paused' || last?.state === 'offered') return null;
  const state = job.closedReason === 'filled' ? 'filled' : 'job-closed';
  // The application may have arrived after the job had closed.
  return { state, at: closedAt > received ? closedAt : received };
}

/** Returns all steps shown to the candidate, including the end. */
export function shownSteps(states: StateStep[], job: JobEnd | null): ShownStep[] {
  const end = endOf(states, job);
  return end && end !== states.at(-1) ? [...states, end] : states;
}

/** Returns the states that can be set next; if the job is closed, only ends. */
export function nextStates(states: StateStep[], job: JobEnd | null): SettableState[] {
  const last = states.at(-1);
  if (!last) return [];
  const isGoingOn = endOf(states, job) === null;
  return SETTABLE_STATES.filter((state) => canFollow(last.state, state) && (isGoingOn || isEnd(state)));
}
