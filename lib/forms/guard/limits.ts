import type { FormName } from '../../shared/forms/names';

export type LimitedAction =
  FormName | 'search' | 'suggest' | 'similar' | 'captcha' | 'picture' | 'all-pictures' | 'staff-cv';

type Limit = { points: number; seconds: number };

/**
 * How often one address may do something. The windows are short: a visitor over a limit waits a minute at most.
 *
 * Indian mobile carriers put hundreds of people behind one IPv4 address, so the limits leave room for them: 240 posts
 * of one form per minute. A form needs one challenge and often a second one: 1,200 for all forms together. Of these,
 * 600 may be pictures, which take some 40 ms to draw; beyond that, clients get proofs of work, which cost them the time
 * instead. The only limit shared by everybody is the one for drawing, and beyond it, too, proofs of work take over.
 */
const FORM = { points: 240, seconds: 60 };
export const LIMITS = {
  'contact-enquiry': FORM,
  'apply-job': FORM,
  'job-inquiry': FORM,
  'business-enquiry': FORM,
  // Each sends a mail to an address that somebody typed: kept low, so that the site cannot be used to pester people.
  'job-alert': { points: 10, seconds: 60 },
  search: { points: 300, seconds: 60 },
  // Some ten while somebody types a search.
  suggest: { points: 3000, seconds: 60 },
  // One after an application.
  similar: FORM,
  captcha: { points: 1200, seconds: 60 },
  picture: { points: 600, seconds: 60 },
  // The staff's links to CVs: a page and a file each, all from one office.
  'staff-cv': { points: 120, seconds: 60 },
  'all-pictures': { points: 1500, seconds: 60 },
} satisfies Record<LimitedAction, Limit>;
