import { existsSync } from 'node:fs';
import path from 'node:path';
import { showsSamples } from './shared-variables';

/** The sample agency's folder: a template, and shown until there is an agency's own. */
export const SAMPLE_SITE = 'sample-site';
/** Default folder of an agency without SITE_DIR; not tracked by the repository. */
const OWN_SITE = 'site';

/** The agency's folder, as an absolute path. */
export function siteDir(): string {
  const named = process.env.SITE_DIR || (existsSync(OWN_SITE) ? OWN_SITE : SAMPLE_SITE);
  return path.resolve(/* turbopackIgnore: true */ named);
}

/** The display name of a file in that folder: "site/identity.yaml". */
export const siteFileName = (file: string): string =>
  path.join(path.relative(process.cwd(), siteDir()) || '.', file);

/** The folder whose files are served from the site's root: logo, clients' logos, photographs. */
export const sitePublicDir = (): string => path.join(siteDir(), 'public');

/** `showsSamples` for code that runs before settings are parsed. */
export function samplesShown(): boolean {
  const { SAMPLES, SITE_URL } = process.env;
  const url = SITE_URL?.trim() || 'http://localhost';
  if (SAMPLES === 'on' || SAMPLES === 'off') return SAMPLES === 'on';
  return URL.canParse(url) && showsSamples(undefined, url);
}
