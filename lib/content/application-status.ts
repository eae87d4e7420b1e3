import { indianDate } from '../base/mail/indian-time';
import { candidatesMoment } from './indian-moment';
import type { ShownState } from '../contract/application-status';
import { identity } from './identity';
import { inLanguages } from './words';

export const stateNames: Record<ShownState, string> = inLanguages('stateNames', {
  received: 'Received',
  seen: 'Seen',
  'with-employer': 'With the employer',
  interview: 'Invited to an interview',
  offered: 'You are offered the job',
  joined: 'You got the job',
  filled: 'The job is filled',
  'not-this-time': 'Not this time',
  withdrawn: 'Withdrawn',
  'job-closed': 'The job has closed',
});

/** The status page behind a candidate's link. Contains no names. */
export const statusPage = inLanguages('statusPage', {
  title: 'Status of your application',
  lead: 'Please do not share this link: anyone who has it can see this page.',
  facts: { job: 'Job', company: 'Company', reference: 'Reference', shownTo: 'Shown to' },
  steps: 'Progress',
  meanings: {
    received: 'Your application and your CV have reached us.',
    seen: 'A recruiter has opened your application.',
    'with-employer': 'We have passed it on to the employer, who decides whom to meet.',
    interview: 'The employer would like to meet you.',
    offered: 'The employer would like to hire you.',
    joined: 'You have got this job. Congratulations!',
    filled: 'The job has been filled.',
    'not-this-time': 'Others were chosen this time. Please do apply for other jobs.',
    withdrawn: 'This application was withdrawn. It goes no further.',
    'job-closed': 'You can no longer apply for this job. If it opens again, you will see it here.',
  },
  /** Steps still to come. */
  ahead: {
    seen: 'A recruiter opens your application.',
    'with-employer': 'If it fits the job, we pass it on to the employer.',
    ended: 'A decision has been made or the job has closed.',
  },
  ended: 'Closed',
  current: 'now',
  notYet: 'Not yet',
  moment: candidatesMoment,
  shown: (company: string, iso: string) => `${company}, on ${indianDate(iso)}`,
  until: (iso: string) => `This page works until ${indianDate(iso)}, when we erase the application.`,
  call: 'When you write or call, please give us this reference.',
  moreJobs: 'See open jobs',
  waiting: {
    heading: 'Received, on its way to the recruiter',
    text: 'Our recruitment system was not responding when you sent it. Your application is safe with us, and goes to the recruiter soon. You need not send it again.',
  },
  withdraw: {
    ask: 'I no longer want this job',
    heading: 'Withdraw this application?',
    text: 'It goes no further, and the recruiter sees that you have withdrawn. If the employer already has it, we tell them and ask them to delete your CV. You cannot undo this here, but you can apply again while the job is open.',
    action: 'Withdraw my application',
  },
  problems: {
    unknown: {
      heading: 'We cannot find this application',
      text: `The link may not be complete. Please copy all of it, or open it again from where you kept it. If it still does not work, call us on ${identity.phone.label} or write to ${identity.email}.`,
    },
    gone: {
      heading: 'We no longer have this application',
      text: 'We have erased it, because its time was over or because you asked us to.',
    },
    tooMany: {
      heading: 'We cannot look it up right now',
      text: 'There were too many tries in a short time. Please open the link again in a minute.',
    },
    unavailable: {
      heading: 'We cannot look it up right now',
      text: 'Our recruitment system is not responding. Your application is safe. Please open the link again in a minute.',
    },
  },
});
