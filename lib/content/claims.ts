import { samplesShown } from '../base/site-dir';
import { claimNames, claimsSchema } from './schema/entries';
import { fromSite } from './site/read-site';
import { withEach } from '../base/keys';

const stated = fromSite('claims.yaml', claimsSchema, {});
const made = stated.sample && !samplesShown() ? { ...claimsSchema.parse({}), askPay: stated.askPay } : stated;

/**
 * The agency's claims, from its claims.yaml, so that pages cannot contradict each other. Those that it does not make, or
 * that the sample must not make in public, are undefined: texts say them with `clause` or `ifGiven`.
 */
export const claims = { ...made, ...withEach(claimNames, (name) => made[name]) };

/** Picks a wording by whether the agency uses matching software. */
export const byMatching = <T>(withSoftware: T, without: T): T =>
  claims.matchingSoftware ? withSoftware : without;
