import { samplesShown } from '../base/site-dir';
import { UNSAID } from './said';
import { claimNames, claimsSchema } from './schema/entries';
import { fromSite } from './site/from-site';
import { withEach } from '../base/keys';

const given = fromSite('claims.yaml', claimsSchema, claimsSchema.parse({}));
const isOwn = !given.sample || samplesShown();
const said = withEach(claimNames, (name) => (isOwn && given[name]) || UNSAID);

/**
 * The agency's claims, from its claims.yaml, so that pages cannot contradict each other. Claims that it does not
 * make, or that the sample must not make in public, are UNSAID: `said` drops their sentences.
 */
export const claims = {
  ...given,
  ...said,
  counters: isOwn ? given.counters : [],
  matchingSoftware: isOwn && given.matchingSoftware,
};

/** Picks a wording by whether the agency uses matching software. */
export const byMatching = <T>(withSoftware: T, without: T): T =>
  claims.matchingSoftware ? withSoftware : without;
