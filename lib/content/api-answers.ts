/** What the built-in recruitment API answers; the website shows visitors most of it as it stands. */
export const apiAnswers = {
  received: {
    applications: 'Thank you for applying. We have received your application.',
    contacts: 'Thank you for writing to us. We will reply within two working days.',
    inquiries: 'Thank you. We will check the details and then post your job.',
  },
  form: {
    tooLong: 'The form is too long.',
    noRoom: 'We cannot accept forms at the moment. Please try again later.',
    jobNotOpen: 'This job is no longer open for applications.',
    invalid: 'Some details need your attention.',
    required: (field: string) => `The ${field} field is required.`,
    tooManyCharacters: (field: string, most: number | bigint) =>
      `The ${field} must not be longer than ${most} characters.`,
    notAnEmail: (field: string) => `The ${field} must be a valid email address.`,
    notText: (field: string) => `The ${field} must be text.`,
  },
  cv: {
    notAFile: 'The CV must be a file.',
    empty: 'The CV is an empty file.',
    tooLarge: 'The CV is larger than 5 MB.',
    otherType: (type: string) =>
      `The CV's name does not fit its content, which is a ${type.toUpperCase()} file.`,
    gone: 'This CV was erased, or its link has ended.',
  },
  job: {
    notFound: 'Job not found',
    closed: 'This job is closed',
    linkEnded: 'This link has ended.',
  },
  search: {
    tooLong: 'The search is too long.',
    notText: 'The keyword and the category must be text.',
  },
  jobAlert: {
    // The same whether the address is known or not.
    requested: 'Please look into your mailbox: alerts begin when you confirm them by the link we send you.',
    confirmed: 'Your job alert is on. New jobs come by mail, as often as you chose.',
    unsubscribed: 'You will get no more mails of this job alert.',
    linkExpired: 'This link is no longer valid. Please ask for the job alert again.',
    notOffered: 'Job alerts are not offered here.',
  },
  request: {
    tooLong: 'The request is too long.',
    unreadable: (format: 'form data' | 'JSON') => `The request is not valid ${format}.`,
    longIdempotencyKey: 'The Idempotency-Key is longer than 255 characters.',
    notFound: 'Not found',
    notFromWebsite:
      'Forms are taken from the agency’s website only, which shows a token of REVALIDATE_SECRET.',
    wrongSecret: 'The secret is wrong or missing.',
    busy: 'The service is busy. Please try again in a moment.',
    failed: 'Something went wrong on our side. Please try again later.',
  },
};
