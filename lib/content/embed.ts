import { identity } from './identity';

/** The job list embedded on clients' sites. */
export const embed = {
  heading: `Open jobs at ${identity.name}`,
  none: 'There is no open job like this right now.',
  failed: 'We cannot show jobs right now. Please try again in a minute.',
  all: 'See all jobs',
} as const;
