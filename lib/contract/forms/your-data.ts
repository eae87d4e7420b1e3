import type { FormFields } from './field';

/** 'Your data': the address to which a link to its stored data is mailed. */
export const yourDataFields = {
  email: { wire: 'email', kind: 'email' },
} as const satisfies FormFields;
