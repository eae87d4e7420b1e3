/** What the site tells a visitor in toasts and form summaries. The first two are the specification's words. */
export const messages = {
  noResult: 'No Result Found!',
  captchaMismatch: 'Captcha Does Not Match',
  captchaExpired: 'That picture is no longer valid. Type the characters of the new one and send again.',
  tooFast: 'That was very quick. Please look over what you typed, then send again.',
  unknownForm: 'There is no such form.',
  captchaUnavailable: 'The picture could not be loaded. Use the reload link beside it.',
  checkFields: 'Check the fields below and send again.',
  received: 'Thank you. We have received your message.',
  refused: 'This could not be accepted. Check the fields below and send again.',
  safelyReceived: (reference: string) =>
    `Thank you. We have safely received this and are passing it on; you need not send it again. Your reference is ${reference}.`,
  notDelivered: (requestId: string) =>
    `We could not receive this just now; nothing was sent. What you typed is still here: please try again in a minute. If it goes on, tell us this number: ${requestId}.`,
  notAnswered: 'The site did not answer. What you typed is still here: please try again in a minute.',
  tooBusy:
    'We are getting very many forms just now. What you typed is still here: please try again in a minute.',
  noConnection:
    'There seems to be no connection. What you typed is still here: please try again when you are online.',
  searchFailed: 'Search is not answering just now. Please try again in a minute.',
  requestNumber: (requestId: string) => `If it goes on, tell us this number: ${requestId}.`,
};
