import { inLanguages } from './words';

/** Messages from browser code in toasts and form summaries. 'No Result Found!' and 'Captcha Does Not Match' are the specification's. */
export const messages = inLanguages('messages', {
  noResult: 'No Result Found!',
  nearest: 'No job for these words. See the nearest jobs',
  captchaMismatch: 'Captcha Does Not Match',
  captchaCase: 'Captcha Does Not Match: type capitals as capitals and small letters as small letters',
  captchaUnavailable: 'The picture did not load. Press “Reload” beside it.',
  notAnswered: 'The site did not respond. What you typed is still here. Please try again in a minute.',
  noConnection: 'You seem to be offline. What you typed is still here. Please try again when you are online.',
  searchFailed: 'Search is not responding right now. Please try again in a minute.',
  requestNumber: (requestId: string) => `If it happens again, tell us this number: ${requestId}.`,
});
