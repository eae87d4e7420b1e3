import { inLanguages } from '../words';

/** Texts shared by all forms. */
export const fieldParts = inLanguages('fieldParts', {
  optional: '(optional)',
  required: 'Fields marked * are required.',
  details: 'Add details (optional)',
  error: 'Error:',
} as const);

/** Followed by a button with the suggested email address. */
export const didYouMean = inLanguages('didYouMean', () => 'Did you mean');

export const errorSummary = inLanguages('errorSummary', {
  notSent: 'This was not sent',
  mistakes: 'There is a problem',
} as const);

export const captchaField = inLanguages('captchaField', {
  label: 'Characters in the picture',
  hint: 'Type capital and small letters as shown.',
  picture: 'Six distorted characters',
  reload: 'Reload',
  skip: 'Continue without the picture',
  /** The proof of work that replaces the characters. */
  work: {
    working: 'One moment: your device is proving that it is not a robot.',
    /** Work required in addition to the characters, while the form is filled in. */
    extra: 'Meanwhile your device is proving that it is not a robot. You can go on typing.',
    done: 'Done. No code is needed: you can send the form.',
    failed: 'That did not work. Please try again, or read the picture.',
  },
} as const);

/** Texts for forms that cannot be sent, each followed by the agency's phone and mail. */

/** In place of the form in browsers without scripts. */
export const formWithoutScripts = inLanguages(
  'formWithoutScripts',
  () =>
    'This form needs JavaScript, which is off in your browser. Without it, please call or write to us. If this is about a job, name it and attach your CV.',
);

/** At the button, if the form's scripts take long to load. */
export const formNotReady = inLanguages(
  'formNotReady',
  () =>
    'This button does not work yet, because part of the page has not loaded. What you typed stays here. If this does not change, copy your text and load the page again, or call or write to us.',
);

/** Replaces a form whose scripts have failed. */
export const brokenForm = inLanguages('brokenForm', {
  heading: 'This form does not work in your browser',
  text: 'Loading the page again may help. If it does not, call or write to us, and attach whatever you wanted to send.',
} as const);
