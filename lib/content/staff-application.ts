import type { SettableState } from '../shared/application-states';
import type { ShownStep } from '../shared/contract/application-status';
import { indianMoment } from '../shared/mail/indian-time';
import { stateNames } from './application-status';
import { jobName, type NamedJob } from './mails/shared';

type About = { reference: string; job: NamedJob; states: ShownStep[] };

/** The page by which the staff set where an application stands. It names nobody. */
export const staffApplicationPage = {
  title: 'Status of an application',
  facts: ({ reference, job, states }: About): [name: string, text: string][] => [
    ['Reference', reference],
    ['Job', jobName(job)],
    ...states.map(({ state, at }): [string, string] => [stateNames[state], `${indianMoment(at)} (IST)`]),
  ],
  next: 'The candidate sees the new status, with its date, behind the link in their receipt.',
  ended: 'This application has ended. Whoever looks after the server can open it again.',
  buttons: {
    seen: 'Seen',
    'with-employer': 'With the employer',
    filled: 'The job is filled',
    'not-this-time': 'Not this time',
    withdrawn: 'Withdrawn by the candidate',
  } satisfies Record<SettableState, string>,
  problems: {
    unknown: {
      heading: 'There is no such link',
      text: 'Please open it from the mail once more: it may have been cut off.',
    },
    gone: {
      heading: 'This application is no longer here',
      text: 'It was erased, on request or because its time was over.',
    },
    tooMany: {
      heading: 'Too many links were opened',
      text: 'Please open this one again in a minute.',
    },
    unavailable: {
      heading: 'The status cannot be shown just now',
      text: 'The recruitment system is not answering. Nothing was changed. Please open the link again in a minute.',
    },
  },
};
