import { inLanguages } from './words';

/** Copy of 'Register your CV' and its pages linked from mails. */
export const registerPage = inLanguages('registerPage', {
  title: 'Register your CV',
  /** Text of links to it, offered when no job fits. */
  link: 'Register your CV',
  description:
    'No job for you today? Leave your CV and tell us what work you want. Our recruiters look at it when they fill a job. It is free and needs no account.',
  lead: 'No job for you today? Leave your CV and tell us what work you want. It is free and needs no account. No employer gets your CV unless you agree.',
  toForm: 'Go to the form',
  next: {
    heading: 'What happens next',
    intro: 'Your CV stays with our recruiters, and you decide what happens to it.',
    steps: [
      {
        title: 'We confirm it',
        text: 'You get an email with a reference. Its links let you ask for matching jobs, once a week at most, or erase your CV.',
      },
      {
        title: 'Recruiters look at it',
        text: 'If a job fits, they call you about the role, the pay and your notice period. An employer gets your CV only if you agree.',
      },
      {
        title: 'We ask before the time is over',
        text: 'A month before we would erase it, we ask you by email whether to keep it. If you do not answer, we erase it.',
      },
    ],
  },
  form: {
    heading: 'Your CV and details',
    intro: 'To apply for an open job, please use that job’s page.',
  },
});

const gone = {
  heading: 'We do not have this CV any more',
  text: 'It was erased, or the link is not complete. You can register your CV again at any time.',
};

export const registrationPages = inLanguages('registrationPages', {
  keep: {
    title: 'Keep your CV with us',
    heading: 'Should we keep your CV?',
    text: 'We can keep it for as long as before, or erase it now.',
    action: 'Yes, keep my CV',
    done: {
      heading: 'We keep your CV',
      text: 'Thank you. We will ask you again before the time is over.',
    },
    failed: gone,
  },
  erase: {
    title: 'Erase your CV',
    heading: 'Erase your CV?',
    text: 'If you confirm, we erase your CV and all that you sent with it.',
    action: 'Erase my CV now',
    done: {
      heading: 'Your CV is erased',
      text: 'You will get no more emails about it. All the best for your job search.',
    },
    failed: gone,
  },
  matches: {
    title: 'Matching jobs by email',
    heading: 'Should we send you matching jobs?',
    text: 'If you confirm, we send you new jobs that fit by email, once a week at most.',
    action: 'Yes, send me matching jobs',
    done: {
      heading: 'Matching jobs will come by email',
      text: 'We send them on Mondays, when there are new ones. Every email has a link to stop them.',
    },
    failed: gone,
  },
  stop: {
    title: 'Stop emails with matching jobs',
    heading: 'Stop matching jobs by email?',
    text: 'If you confirm, we stop these emails. Your CV stays with our recruiters.',
    action: 'Yes, stop the emails',
    done: { heading: 'You will get no more of these emails', text: 'Your CV stays with our recruiters.' },
    failed: gone,
  },
} as const);
