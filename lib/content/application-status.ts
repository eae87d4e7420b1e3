import { indianDate, indianMoment } from '../base/mail/indian-time';
import type { ShownState } from '../contract/application-status';

/** What each state is called, everywhere. */
export const stateNames: Record<ShownState, string> = {
  received: 'Received',
  seen: 'Seen',
  'with-employer': 'With the employer',
  filled: 'The job is filled',
  'not-this-time': 'Not this time',
  withdrawn: 'Withdrawn',
  'job-closed': 'The job has closed',
};

/** The page behind a candidate's link: where their application stands. It names nobody. */
export const statusPage = {
  title: 'Where your application stands',
  lead: 'Keep this link to yourself: whoever has it sees this page.',
  facts: { job: 'Job', company: 'Company', reference: 'Reference' },
  steps: 'How far it has come',
  meanings: {
    received: 'Your application and your CV have reached us.',
    seen: 'A recruiter has opened your application.',
    'with-employer': 'We have passed it on to the employer, who decides whom to meet.',
    filled: 'The job has been filled.',
    'not-this-time': 'The choice fell on others this time. It says nothing about the next job.',
    withdrawn: 'This application was taken back, and goes no further.',
    'job-closed': 'The job takes no more applications. If it opens again, you see it here.',
  },
  /** What is still to come. */
  ahead: {
    seen: 'A recruiter opens your application.',
    'with-employer': 'If it fits the job, we pass it on to the employer.',
    ended: 'It is decided, or the job closes.',
  },
  ended: 'Ended',
  current: 'now',
  notYet: 'Not yet',
  moment: (iso: string) => `${indianMoment(iso)} (IST)`,
  until: (iso: string) => `This page works until ${indianDate(iso)}, when we erase the application.`,
  call: 'When you write or call, please name the reference.',
  moreJobs: 'See open jobs',
  waiting: {
    heading: 'Received, on its way to the recruiter',
    text: 'Our recruitment system was not answering when you sent it. It is safe on our website, which delivers it as soon as it can: you need not send it again.',
  },
  withdraw: {
    ask: 'I no longer want this job',
    heading: 'Withdraw this application?',
    text: 'It goes no further, and the recruiter sees that you have withdrawn. This cannot be taken back here; you can apply again while the job is open.',
    action: 'Withdraw my application',
  },
  problems: {
    unknown: {
      heading: 'There is no such application',
      text: 'The link may have been cut off. Please open it from your mail once more, or copy all of it.',
    },
    gone: {
      heading: 'This application is no longer kept',
      text: 'Its time was over, or you asked us to erase it. Nothing of it is left here.',
    },
    unavailable: {
      heading: 'We cannot look it up just now',
      text: 'Our recruitment system is not answering. Your application is safe. Please open the link again in a minute.',
    },
  },
};
