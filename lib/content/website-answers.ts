import { inLanguages } from './words';

/** Responses of the website's handlers to forms and searches. Browser scripts use messages.ts. */
export const formAnswers = inLanguages('formAnswers', {
  received: 'Thank you. We have received your message.',
  safelyReceived: (reference: string) =>
    `Thank you. We have safely received this and are passing it on; you need not send it again. Your reference is ${reference}.`,
  checkFields: 'Check the fields below and send again.',
  refused: 'We could not accept this. Check the fields below and send again.',
  captchaExpired: 'That picture has expired. Type the characters of the new one and send again.',
  tooFast: 'That was very quick. Please check what you typed, then send again.',
  noWork:
    'Your device could not prove that it is not a robot. Type the characters of the new picture and send again.',
  unknownForm: 'There is no such form.',
  otherSite: 'This can only be sent from the site itself. Open its page, and send again from there.',
  tooMany: (seconds: number) => {
    const minutes = Math.ceil(seconds / 60);
    const when = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    return `We are getting too many requests right now. What you typed is still here. Please try again in ${when}.`;
  },
  tooBusy:
    'We are getting a lot of forms right now. What you typed is still here. Please try again in a minute.',
  notDelivered: (requestId: string) =>
    `We could not receive this, so nothing was sent. What you typed is still here. Please try again in a minute. If it happens again, tell us this number: ${requestId}.`,
  wrongType: (expected: string) => `This form must be sent as ${expected}.`,
  tooLong: 'This is too long. Shorten your text and send again.',
  cvTooLarge: 'The CV must be smaller than 5 MB.',
  wrongKey: 'The Idempotency-Key must be a UUID.',
  otherContent:
    'You have already sent this form with other text. What you typed is still here. Please send it again.',
  unreadable: 'We could not read the form. Please try again.',
});

/** Responses to the recruitment API. */
export const apiCallAnswers = inLanguages('apiCallAnswers', {
  wrongSecret: 'The secret is wrong or missing.',
  noAddress: 'Name an address, as email, in JSON.',
  noOutbox: 'The outbox cannot be read just now.',
  nothingNamed: 'Name jobs by their ids, or tags, in JSON.',
  done: 'Done',
});

/** Plain-text errors in place of feeds, pictures and the like. */
export const plainAnswers = inLanguages('plainAnswers', {
  notFound: 'Not found',
  unavailable: 'Try again in a minute',
  oneHost: 'The request must name one host.',
  otherHost: (siteUrl: string) => `This server answers for ${siteUrl} only.`,
  /** Used when even the designed error page cannot be rendered. */
  pageUnavailable: 'We cannot show this page right now. Please load it again in a minute.',
});
