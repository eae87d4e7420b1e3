/** States of an application, in their order. The last four are final, as is the closing of its job. */
export const APPLICATION_STATES = [
  'received',
  'seen',
  'with-employer',
  'interview',
  'offered',
  'joined',
  'filled',
  'not-this-time',
  'withdrawn',
] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

export type StateStep = { state: ApplicationState; at: string };

const ENDS: readonly string[] = ['joined', 'filled', 'not-this-time', 'withdrawn', 'job-closed'];

export const isEnd = (state: string) => ENDS.includes(state);
