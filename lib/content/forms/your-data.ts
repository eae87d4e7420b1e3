import type { Label } from './label';

/** 'Your data'. */
export const yourDataLabels = {
  email: { label: 'Email', hint: 'The address that you applied or wrote with. The link goes there.' },
} satisfies Record<string, Label>;
