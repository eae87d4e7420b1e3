import type { Label } from './label';

/** 'New jobs by email'. */
export const jobAlertLabels = {
  email: { label: 'Email', hint: 'We first send a mail with a link to confirm the address.' },
  frequency: {
    label: 'How often?',
    choices: { daily: 'Every day with new jobs', weekly: 'Once a week, on Mondays' },
  },
} satisfies Record<string, Label>;
