import { z } from 'zod';

/**
 * What an API can do beyond spec §7. It says so in `extras` of its categories; the website offers only what is listed, so
 * that an API without an extra is sent nothing that it does not know.
 */
const EXTRAS = [
  /** Applications have a status, which their links show. */
  'application-status',
  /** Codes by which the agency vouches for an offer or a call. */
  'vouchers',
  /** A CV may be sent without a job. */
  'registrations',
  /** People see, get and erase what is held about them. */
  'your-data',
  /** It wants to know how often jobs' pages were shown. */
  'job-views',
] as const;
export type Extra = (typeof EXTRAS)[number];

/** Those of a list that are known; [] for anything else. */
export const wireExtras = z
  .array(z.unknown())
  .nullish()
  .catch(null)
  .transform((names) => EXTRAS.filter((extra) => names?.includes(extra)));
