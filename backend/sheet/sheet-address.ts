import { isLoopback } from '../../lib/shared/network';

const isAddress = (source: string) => /^[a-z][a-z0-9+.-]+:\/\//i.test(source);

/** The sheet's URL, or null where its source is a file path. */
export const sheetAddress = (source: string): URL | null => (isAddress(source) ? new URL(source) : null);

/** Whether a sheet may be read from this URL: https, or http on this machine. */
export function isUsableAddress(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

/** Whether JOBS_SOURCE is a file path or a usable URL. */
export function isSheetSource(source: string): boolean {
  if (source.includes('\0')) return false;
  return !isAddress(source) || (URL.canParse(source) && isUsableAddress(new URL(source)));
}
