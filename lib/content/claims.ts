import { claimsSchema } from './schema/entries';
import { fromSite } from './site/from-site';

/** The agency's claims, each once: claims.yaml of its folder. Copy names them, so that none can contradict another. */
export const claims = fromSite('claims.yaml', claimsSchema);

/** One of two wordings, by whether the agency uses matching software. */
export const byMatching = <T>(withSoftware: T, without: T): T =>
  claims.matchingSoftware ? withSoftware : without;
