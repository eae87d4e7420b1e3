import type { FormName } from '../../shared/forms/names';

export type LimitedAction = FormName | 'search' | 'captcha' | 'picture' | 'all-pictures';

type Limit = { points: number; seconds: number };

/**
 * How often one address may do something. The windows are short: whoever is over a limit waits a minute at most.
 *
 * Indian mobile carriers put hundreds of people behind one IPv4 address, so the figures leave room for them: 240 posts of
 * one form in a minute. A form needs one challenge and often a second one, for all forms together 1,200. Of these 600 may
 * be pictures, which take some 40 ms to draw; more are given as proofs of work, which cost their askers that time.
 * No limit counts everybody together but the one for drawing: past it, too, proofs of work take the place of pictures.
 */
const FORM = { points: 240, seconds: 60 };
export const LIMITS = {
  'contact-enquiry': FORM,
  'apply-job': FORM,
  'job-inquiry': FORM,
  'business-enquiry': FORM,
  // Each sends a mail to an address that somebody typed: few, or the site could be used to pester people.
  'job-alert': { points: 10, seconds: 60 },
  search: { points: 300, seconds: 60 },
  captcha: { points: 1200, seconds: 60 },
  picture: { points: 600, seconds: 60 },
  'all-pictures': { points: 1500, seconds: 60 },
} satisfies Record<LimitedAction, Limit>;
