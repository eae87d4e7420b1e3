import { isLoopback } from '../../lib/shared/network';

const isAddress = (source: string) => /^[a-z][a-z0-9+.-]+:\/\//i.test(source);

/** The address a sheet is read from, or null where its source is the path of a file. */
export const sheetAddress = (source: string): URL | null => (isAddress(source) ? new URL(source) : null);

/** Whether a sheet may be read from there: by https, or by http from this very machine. */
export function isUsableAddress(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

/** Whether JOBS_SOURCE can be read at all. */
export function isSheetSource(source: string): boolean {
  if (source.includes('\0')) return false;
  return !isAddress(source) || (URL.canParse(source) && isUsableAddress(new URL(source)));
}
