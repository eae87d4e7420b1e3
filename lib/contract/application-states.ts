/** How far an application has come, once it is received. The last three end it, as does the end of its job. */
export const SETTABLE_STATES = ['seen', 'with-employer', 'filled', 'not-this-time', 'withdrawn'] as const;
export type SettableState = (typeof SETTABLE_STATES)[number];
/** That it was received is said by the application itself. */
export const APPLICATION_STATES = ['received', ...SETTABLE_STATES] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

export type StateStep = { state: ApplicationState; at: string };

const ENDS: readonly ApplicationState[] = ['filled', 'not-this-time', 'withdrawn'];

/** Whether a state is the last one. */
export const isEnd = (state: ApplicationState) => ENDS.includes(state);

/** Whether an application in a state can come to another: only onwards, and not beyond an end. */
export function canFollow(from: ApplicationState, to: ApplicationState): boolean {
  if (isEnd(from)) return false;
  return APPLICATION_STATES.indexOf(to) > APPLICATION_STATES.indexOf(from);
}
