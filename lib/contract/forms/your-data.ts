import type { FormFields } from './field';

/** 'Your data': the address to which a link to what is held about it is mailed. */
export const yourDataFields = {
  email: { wire: 'email', kind: 'email' },
} as const satisfies FormFields;
