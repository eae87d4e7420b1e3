import { applicationLabels } from './application';
import type { Label } from './label';

/** 'Register your CV'. */
export const registrationLabels = {
  ...applicationLabels,
  roles: {
    label: 'Which jobs are you looking for?',
    hint: 'Up to 5, with commas between them: “welder, fitter”.',
  },
  cities: { label: 'In which cities?', hint: 'Up to 5, with commas. Leave empty for all of India.' },
} satisfies Record<string, Label>;
