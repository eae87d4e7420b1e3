import { claims } from './claims';
import { clause } from './said';
import { inLanguages } from './words';

/** Messages of the built-in recruitment API; the website shows most of them to visitors verbatim. */
export const apiAnswers = inLanguages('apiAnswers', {
  received: {
    applications: 'Thank you for applying. We have received your application.',
    contacts: `Thank you for writing to us. We will reply${clause` within ${claims.enquiryReply}`}.`,
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
  },
  job: {
    notFound: 'Job not found',
    closed: 'This job is closed',
  },
  search: {
    notText: 'The keyword and the category must be text.',
  },
  jobAlert: {
    // Does not reveal whether the address is known.
    requested: 'Please check your mailbox. Job alerts start when you confirm them with the link we send you.',
    notOffered: 'We do not offer job alerts here.',
  },
  yourData: {
    // Does not reveal whether any data is held.
    requested: 'If we have data from this address, a link is on its way to it. Please check your mailbox.',
    notOffered: 'We do not email links to your data from here.',
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
});
