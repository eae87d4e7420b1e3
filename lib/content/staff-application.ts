import type { SettableState } from '../contract/application-states';
import type { ShownStep } from '../contract/application-status';
import { stateNames } from './application-status';
import { momentInIndia } from './mails/shared';
import { jobName, type NamedJob } from './job-name';

type About = { reference: string; job: NamedJob; states: ShownStep[] };

/** The page on which staff set an application's status. Contains no names. */
export const staffApplicationPage = {
  title: 'Status of an application',
  facts: ({ reference, job, states }: About): [name: string, text: string][] => [
    ['Reference', reference],
    ['Job', jobName(job)],
    ...states.map(({ state, at }): [string, string] => [stateNames[state], momentInIndia(at)]),
  ],
  next: 'The candidate sees the new status, with its date, behind the link in their receipt.',
  ended: 'This application has ended. The person who looks after the server can open it again.',
  /** Results of the buttons. */
  noted: {
    seen: 'It is noted: the application is seen.',
    'with-employer': 'It is noted: the application is with the employer.',
    filled: 'It is noted: the job is filled.',
    'not-this-time': 'It is noted: not this time.',
    withdrawn: 'It is noted: the candidate has withdrawn the application.',
  } satisfies Record<SettableState, string>,
  takeBack: {
    button: 'Take it back',
    until: (iso: string) =>
      `Was it a mistake? You can take it back until ${momentInIndia(iso)}. The candidate is mailed no earlier, but sees it behind their link already.`,
    noted: 'It is noted: the end is taken back, and the application stands as before.',
    tooLate:
      'It can no longer be taken back here, as more than ten minutes have passed. The person who looks after the server can open the application again.',
  },
  buttons: {
    seen: 'Seen',
    'with-employer': 'With the employer',
    filled: 'The job is filled',
    'not-this-time': 'Not this time',
    withdrawn: 'Withdrawn by the candidate',
  } satisfies Record<SettableState, string>,
  problems: {
    gone: {
      heading: 'This application is no longer here',
      text: 'It was erased, on request or because its time was over.',
    },
    unavailable: {
      heading: 'The status cannot be shown just now',
      text: 'The recruitment system is not answering. Nothing was changed. Please open the link again in a minute.',
    },
  },
};
