import type { FormFields } from './field';

/** 'Get In Touch'. */
export const contactFields = {
  name: { wire: 'name', kind: 'line', max: 200, autoComplete: 'name' },
  email: { wire: 'email_address', kind: 'email', alsoWire: ['email'] },
  subject: { wire: 'subject', kind: 'line', max: 300 },
  message: { wire: 'message', kind: 'text', max: 5000 },
} as const satisfies FormFields;
