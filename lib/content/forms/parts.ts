/** What all forms say alike. */
export const fieldParts = { optional: '(optional)', error: 'Error:' } as const;

/** Followed by an email address, which a tap puts in the place of what was typed. */
export const didYouMean = 'Did you mean';

export const errorSummary = { notSent: 'This was not sent', mistakes: 'There is a problem' } as const;

export const captchaField = {
  label: 'Characters in the picture',
  hint: 'Capital and small letters matter.',
  picture: 'Six distorted characters',
  reload: 'Reload',
  cannotRead: 'Can’t read the code?',
  /** The proof of work that takes the place of the characters. */
  work: {
    working: 'One moment: your device is proving that it is not a robot.',
    /** When work is due besides the characters, while somebody fills in the form. */
    besides: 'Meanwhile your device is proving that it is not a robot. You can go on typing.',
    done: 'Done. No code is needed: you can send the form.',
    failed: 'That did not work. Please try again, or read the picture.',
  },
} as const;
