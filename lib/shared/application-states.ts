/** How far an application has come. The last three, and that its job has closed, end it. */
export const APPLICATION_STATES = [
  'received',
  'seen',
  'with-employer',
  'filled',
  'not-this-time',
  'withdrawn',
] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** What can be set: that it was received is said by the application itself. */
export type SettableState = Exclude<ApplicationState, 'received'>;
export const SETTABLE_STATES: readonly SettableState[] = APPLICATION_STATES.filter(
  (state) => state !== 'received',
);

export type StateStep = { state: ApplicationState; at: string };

const ENDS: readonly ApplicationState[] = ['filled', 'not-this-time', 'withdrawn'];

/** Whether a state is the last one. */
export const isEnd = (state: ApplicationState) => ENDS.includes(state);

/** Whether an application in a state can come to another: only onwards, and not beyond an end. */
export function canFollow(from: ApplicationState, to: ApplicationState): boolean {
  if (isEnd(from)) return false;
  return APPLICATION_STATES.indexOf(to) > APPLICATION_STATES.indexOf(from);
}
