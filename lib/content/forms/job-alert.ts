import type { Label } from './label';

/** 'New jobs by e-mail'. */
export const jobAlertLabels = {
  email: { label: 'Email', hint: 'We first send a mail with a link to confirm the address.' },
} satisfies Record<string, Label>;
