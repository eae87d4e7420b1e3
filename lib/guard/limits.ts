import type { FormName } from '../forms/names';

export type LimitedAction = FormName | 'search' | 'captcha';

type Limit = { points: number; seconds: number };

/**
 * How often one address, and everybody together, may do something.
 *
 * Indian mobile carriers put hundreds of people behind one IPv4 address, so the figures per address leave room for them:
 * 800 posts of one form in 10 minutes are 80 a minute, every minute, from one address. A burst of 1,000 from one address
 * loses its last 200. A form needs one picture and often a second one, for all forms together: 2,400.
 * The ceilings keep a crowd of addresses from filling the disk or keeping the processor busy; a picture costs about 40 ms
 * of it, so that 1,500 a minute take one core.
 */
const FORM = {
  perAddress: { points: 800, seconds: 600 },
  everybody: { points: 1000, seconds: 60 },
};
export const LIMITS = {
  'contact-enquiry': FORM,
  'apply-job': FORM,
  'job-inquiry': FORM,
  'business-enquiry': FORM,
  // Each sends a mail to an address that somebody typed: few, or the site could be used to pester people.
  'job-alert': { perAddress: { points: 30, seconds: 600 }, everybody: { points: 200, seconds: 60 } },
  search: { perAddress: { points: 300, seconds: 60 }, everybody: { points: 3000, seconds: 60 } },
  captcha: { perAddress: { points: 2400, seconds: 600 }, everybody: { points: 1500, seconds: 60 } },
} satisfies Record<LimitedAction, { perAddress: Limit; everybody: Limit }>;
