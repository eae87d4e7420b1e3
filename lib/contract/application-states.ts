/** States of an application after receipt, in their order. The last four are final, as is the closing of its job. */
export const SETTABLE_STATES = [
  'seen',
  'with-employer',
  'interview',
  'offered',
  'joined',
  'filled',
  'not-this-time',
  'withdrawn',
] as const;
export type SettableState = (typeof SETTABLE_STATES)[number];
/** 'received' follows from the application itself. */
export const APPLICATION_STATES = ['received', ...SETTABLE_STATES] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

export type StateStep = { state: ApplicationState; at: string };

const ENDS: readonly string[] = ['joined', 'filled', 'not-this-time', 'withdrawn', 'job-closed'];

/** Whether a state is final, as is 'job-closed'. */
export const isEnd = (state: string) => ENDS.includes(state);

/** Whether an application can change from one state to another: only forwards, and not from a final state. */
export function canFollow(from: ApplicationState, to: ApplicationState): boolean {
  if (isEnd(from)) return false;
  return APPLICATION_STATES.indexOf(to) > APPLICATION_STATES.indexOf(from);
}
