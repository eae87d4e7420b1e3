import type { Label } from './label';

/** 'Get In Touch'. */
export const contactLabels = {
  name: { label: 'Name' },
  email: { label: 'Email address' },
  subject: { label: 'Subject' },
  message: { label: 'Message' },
} satisfies Record<string, Label>;
