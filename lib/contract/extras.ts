import { z } from 'zod';

/**
 * Extensions to spec §7, listed by an API in `extras` of its categories. The website uses only those, so that an API is
 * sent nothing unknown to it.
 */
const EXTRAS = [
  /** Applications have a status, shown by links. */
  'application-status',
  /** A CV may be sent without a job: applications for TALENT_POOL are accepted. */
  'talent-pool',
  /** People can view, download and erase their data. */
  'your-data',
] as const;
export type Extra = (typeof EXTRAS)[number];

/** The known ones in a list; [] for anything else. */
export const wireExtras = z
  .array(z.unknown())
  .catch([])
  .transform((names) => EXTRAS.filter((extra) => names.includes(extra)));
