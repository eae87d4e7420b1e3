import { basename } from 'node:path';
import { isLoopback } from '../../lib/base/network';
import { downloadAddress } from './download-address';

const isAddress = (source: string) => /^[a-z][a-z0-9+.-]+:\/\//i.test(source);

/** The address to download the sheet from, or null where its source is a file path. */
export const sheetAddress = (source: string): URL | null =>
  isAddress(source) ? downloadAddress(new URL(source)) : null;

/** How reports name a source: by its file, or by the host of its address, as who has the whole of it has the sheet. */
export const sourceName = (source: string): string =>
  isAddress(source) ? new URL(source).host : basename(source);

/** Whether a sheet may be read from this URL: https, or http on this machine. */
export function isUsableAddress(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

/** Whether JOBS_SOURCE is a file path or a usable URL. */
export function isSheetSource(source: string): boolean {
  if (source.includes('\0')) return false;
  return !isAddress(source) || (URL.canParse(source) && isUsableAddress(new URL(source)));
}
