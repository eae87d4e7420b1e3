/** Actions of the links in mails about a registered CV: keep or erase it, start or stop mails with matching jobs. */
export const REGISTRATION_STEPS = ['keep', 'erase', 'matches', 'stop'] as const;
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];

export const isRegistrationStep = (name: string): name is RegistrationStep =>
  REGISTRATION_STEPS.some((step) => step === name);
