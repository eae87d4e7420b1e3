/** Copy of 'Register your CV' and of the pages that its mails lead to. */
export const registerPage = {
  title: 'Register your CV',
  /** The link to it, where there is no job to apply for. */
  link: 'Register your CV',
  description:
    'No job for you today? Leave your CV and name the work that you look for: our recruiters look at it when they fill a job. Free, without an account.',
  lead: 'No job for you today? Leave your CV and name the work that you look for. It is free, needs no account, and goes to no employer unless you agree.',
  toForm: 'Go to the form',
  next: {
    heading: 'What happens then',
    intro: 'Your CV stays with our recruiters, and you stay in charge of it.',
    steps: [
      {
        title: 'We confirm it',
        text: 'You get a mail with a reference. By its links you can have new jobs that match sent to you, once a week at most, or erase your CV.',
      },
      {
        title: 'Recruiters look at it',
        text: 'When they fill a job that fits, they call you about the role, the pay and your notice period. An employer gets your CV only if you agree.',
      },
      {
        title: 'We ask before it grows old',
        text: 'A month before its time ends we ask you by email whether to keep it. Without an answer we erase it.',
      },
    ],
  },
  form: {
    heading: 'Your CV and details',
    intro: 'For an open job, please apply on its page: that application goes to its recruiter at once.',
  },
};

const gone = {
  heading: 'There is no such CV any more',
  text: 'It was erased, or this link was cut off. You can register your CV once more at any time.',
};

/** The pages behind the links in mails about a registered CV. */
export const registrationPages = {
  keep: {
    title: 'Keep your CV with us',
    heading: 'Shall we keep your CV?',
    text: 'Keep it with our recruiters for as long as before, or have it erased now.',
    action: 'Yes, keep my CV',
    done: {
      heading: 'We keep your CV',
      text: 'Thank you. We ask again before its time ends.',
    },
    failed: gone,
  },
  erase: {
    title: 'Erase your CV',
    heading: 'Erase your CV?',
    text: 'Confirm, and we erase the CV that you registered with us, with all that you sent with it.',
    action: 'Erase my CV now',
    done: { heading: 'Your CV is erased', text: 'We write no more about it. All the best for your search.' },
    failed: gone,
  },
  matches: {
    title: 'Matching jobs by email',
    heading: 'Shall we send you matching jobs?',
    text: 'Confirm, and new jobs that fit what you named come by email, once a week at most.',
    action: 'Yes, send me matching jobs',
    done: {
      heading: 'Matching jobs will come by email',
      text: 'On Mondays, when there are new ones. Every mail has a link that ends them.',
    },
    failed: gone,
  },
  stop: {
    title: 'End mails with matching jobs',
    heading: 'No more matching jobs by email?',
    text: 'Confirm, and we stop these mails. Your CV stays with our recruiters.',
    action: 'Yes, stop the mails',
    done: { heading: 'You get no more of these mails', text: 'Your CV stays with our recruiters.' },
    failed: gone,
  },
} as const;
