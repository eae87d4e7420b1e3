import { samplesShown } from '../base/site-dir';
import { UNSAID } from './said';
import { claimNames, claimsSchema } from './schema/entries';
import { fromSite } from './site/from-site';

const given = fromSite('claims.yaml', claimsSchema, claimsSchema.parse({}));
const isOwn = !given.sample || samplesShown();
const said = Object.fromEntries(claimNames.map((name) => [name, (isOwn && given[name]) || UNSAID])) as Record<
  (typeof claimNames)[number],
  string
>;

/**
 * The agency's claims, each once: claims.yaml of its folder. Copy names them, so that none can contradict another. What it
 * does not claim, or the sample claims for it in public, is UNSAID: `said` leaves out the sentence.
 */
export const claims = {
  ...given,
  ...said,
  counters: isOwn ? given.counters : [],
  matchingSoftware: isOwn && given.matchingSoftware,
};

/** One of two wordings, by whether the agency uses matching software. */
export const byMatching = <T>(withSoftware: T, without: T): T =>
  claims.matchingSoftware ? withSoftware : without;
