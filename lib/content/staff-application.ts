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
  next: 'The candidate sees the new status, with its date, through the link in their receipt.',
  ended: 'This application has ended. The person who looks after the server can reopen it.',
  /** Results of the buttons. */
  noted: {
    seen: 'Saved: the application is marked as seen.',
    'with-employer': 'Saved: the application is with the employer.',
    filled: 'Saved: the job is filled.',
    'not-this-time': 'Saved: not this time.',
    withdrawn: 'Saved: the candidate has withdrawn the application.',
  } satisfies Record<SettableState, string>,
  takeBack: {
    button: 'Undo',
    until: (iso: string) =>
      `Was it a mistake? You can undo it until ${momentInIndia(iso)}. The candidate is emailed only after that, but already sees it through their link.`,
    noted: 'Undone: the application has its previous status again.',
    tooLate:
      'It can no longer be undone here, because more than ten minutes have passed. The person who looks after the server can reopen the application.',
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
      text: 'It was erased, on request or at the end of its retention period.',
    },
    unavailable: {
      heading: 'The status cannot be shown just now',
      text: 'The recruitment system is not answering. Nothing was changed. Please open the link again in a minute.',
    },
  },
};
