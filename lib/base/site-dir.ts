import { existsSync } from 'node:fs';
import path from 'node:path';
import { showsSamples } from './shared-variables';

/** The sample agency's folder: a template for an agency's own, and shown until there is one. */
export const SAMPLE_SITE = 'sample-site';
/** Where an agency's own is looked for when SITE_DIR names none. Not tracked by the repository. */
const OWN_SITE = 'site';

/** The folder that says who the agency is, as an absolute path. */
export function siteDir(): string {
  const named = process.env.SITE_DIR || (existsSync(OWN_SITE) ? OWN_SITE : SAMPLE_SITE);
  return path.resolve(/* turbopackIgnore: true */ named);
}

/** A file of that folder as it is named to people: "site/identity.yaml". */
export const siteFileName = (file: string): string =>
  path.join(path.relative(process.cwd(), siteDir()) || '.', file);

/** The folder whose files browsers load from the site's root: logo, clients' marks, photographs. */
export const sitePublicDir = (): string => path.join(siteDir(), 'public');

/** `showsSamples` before either program has parsed its settings. */
export function samplesShown(): boolean {
  const { SAMPLES, SITE_URL } = process.env;
  const url = SITE_URL?.trim() || 'http://localhost';
  if (SAMPLES === 'on' || SAMPLES === 'off') return SAMPLES === 'on';
  return URL.canParse(url) && showsSamples(undefined, url);
}
