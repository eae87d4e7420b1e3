import type { FormFields } from './field';

/** How often an alert's new jobs are mailed. */
export const ALERT_FREQUENCIES = ['daily', 'weekly'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** A filter of the search. Not sent unless set, so that an earlier version of the API receives nothing unknown. */
const filter = <Wire extends string>(wire: Wire) =>
  ({ wire, kind: 'hidden', max: 20, extra: true }) as const satisfies FormFields[string];

/** 'New jobs by e-mail': an address, a frequency and a search. There is no filter by date, which would hide new jobs. */
export const jobAlertFields = {
  email: { wire: 'email', kind: 'email' },
  frequency: { wire: 'frequency', kind: 'radio', choices: ALERT_FREQUENCIES, extra: true },
  keyword: { wire: 'keyword', kind: 'hidden', max: 200, optional: true },
  category: { wire: 'category', kind: 'hidden', max: 64, optional: true },
  /** Slug of a city or state. */
  location: { wire: 'location', kind: 'hidden', max: 80, optional: true },
  near: filter('near'),
  mode: filter('mode'),
  type: filter('type'),
  experience: filter('experience'),
  education: filter('education'),
  pay: filter('pay'),
  walkIn: filter('walk_in'),
} as const satisfies FormFields;
