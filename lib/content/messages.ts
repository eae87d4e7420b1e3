/** What the browser itself tells a visitor in toasts and form summaries. The first two are the specification's words. */
export const messages = {
  noResult: 'No Result Found!',
  captchaMismatch: 'Captcha Does Not Match',
  captchaCase: 'Captcha Does Not Match: check which letters are capitals and which are small, as it matters',
  captchaUnavailable: 'The picture could not be loaded. Use the reload link beside it.',
  notAnswered: 'The site did not answer. What you typed is still here: please try again in a minute.',
  noConnection:
    'There seems to be no connection. What you typed is still here: please try again when you are online.',
  searchFailed: 'Search is not answering just now. Please try again in a minute.',
  requestNumber: (requestId: string) => `If it goes on, tell us this number: ${requestId}.`,
};
