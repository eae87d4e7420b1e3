import type { FormFields } from './field';

/** 'New jobs by e-mail': an address, and the search whose new jobs are mailed. */
export const jobAlertFields = {
  email: { wire: 'email', kind: 'email' },
  keyword: { wire: 'keyword', kind: 'hidden', max: 200, optional: true },
  category: { wire: 'category', kind: 'hidden', max: 64, optional: true },
  /** A city's slug. */
  location: { wire: 'location', kind: 'hidden', max: 80, optional: true },
} as const satisfies FormFields;
