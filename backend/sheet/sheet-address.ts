import { basename } from 'node:path';
import { isLoopback } from '../../lib/base/network';

const isAddress = (source: string) => /^[a-z][a-z0-9+.-]+:\/\//i.test(source);

/** Returns the URL to download the sheet from, or null if the source is a file path. */
export const sheetAddress = (source: string): URL | null =>
  isAddress(source) ? downloadAddress(new URL(source)) : null;

/** Returns a source's name for reports: the file's name, or the URL's host, because the whole URL gives access. */
export const sourceName = (source: string): string =>
  isAddress(source) ? new URL(source).host : basename(source);

/** Whether a sheet may be read from this URL: https, or http on this machine. */
export const isUsableAddress = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));

/** Whether JOBS_SOURCE is a file path or a usable URL. */
export function isSheetSource(source: string): boolean {
  if (source.includes('\0')) return false;
  return !isAddress(source) || (URL.canParse(source) && isUsableAddress(new URL(source)));
}

/**
 * Converts a link copied from "Share", which leads to a page, to the file's download URL; returns other URLs
 * unchanged. Content, not the URL, determines the format.
 */
export function downloadAddress(url: URL): URL {
  const host = url.hostname.toLowerCase();
  if (host === 'docs.google.com') return googleSheet(url);
  if (host === 'drive.google.com') return googleDrive(url);
  if (/(^|\.)sharepoint\.(com|us|cn)$/.test(host)) return sharePoint(url);
  if (host === '1drv.ms' || host === 'onedrive.live.com') return oneDrive(url);
  if (/^(www\.)?dropbox\.com$/.test(host)) return dropbox(url);
  if (/^(www\.)?github\.com$/.test(host)) return github(url);
  return url;
}

/** Returns a copy with these parameters set, or removed if null. */
function withParameters(url: URL, parameters: Record<string, string | null>): URL {
  const next = new URL(url);
  next.hash = '';
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null) next.searchParams.delete(name);
    else next.searchParams.set(name, value);
  }
  return next;
}

/**
 * Published sheets are exported by `output`, shared ones by /export. A link to a tab (`gid`) exports that tab as CSV;
 * any other the whole workbook, which has real dates instead of localised text.
 */
function googleSheet(url: URL): URL {
  const gid = url.searchParams.get('gid') ?? /\bgid=(\d+)/.exec(url.hash)?.[1] ?? null;
  const [, published] =
    /^\/spreadsheets\/(?:u\/\d+\/)?d\/e\/([\w-]+)\/(?:pub|pubhtml)$/.exec(url.pathname) ?? [];
  if (published) {
    const next = withParameters(url, {
      output: url.searchParams.get('output') ?? 'csv',
      widget: null,
      headers: null,
    });
    next.pathname = `/spreadsheets/d/e/${published}/pub`;
    return next;
  }
  const [, id, page] = /^\/spreadsheets\/(?:u\/\d+\/)?d\/([\w-]+)(?:\/(\w*))?$/.exec(url.pathname) ?? [];
  if (!id || page === 'export') return url;
  const next = new URL(`/spreadsheets/d/${id}/export`, url);
  return withParameters(next, { format: gid === null ? 'xlsx' : 'csv', gid });
}

/** A workbook stored as a file in Google Drive. */
function googleDrive(url: URL): URL {
  const id = /^\/file\/(?:u\/\d+\/)?d\/([\w-]+)/.exec(url.pathname)?.[1] ?? url.searchParams.get('id');
  if (id === null || !/^\/(file|open)\b/.test(url.pathname)) return url;
  return withParameters(new URL('/uc', url), { export: 'download', id });
}

/** SharePoint, and OneDrive for work or school: an "Anyone with the link" link, or a file's own. */
const sharePoint = (url: URL): URL =>
  url.pathname.startsWith('/_layouts/') ? url : withParameters(url, { download: '1', web: null });

/** Personal OneDrive: https://learn.microsoft.com/onedrive/developer/rest-api/api/shares_get */
function oneDrive(url: URL): URL {
  if (url.pathname === '/download') return url;
  const link = Buffer.from(url.href).toString('base64url');
  return new URL(`https://api.onedrive.com/v1.0/shares/u!${link}/root/content`);
}

/** https://help.dropbox.com/share/force-download */
const dropbox = (url: URL): URL => withParameters(url, { dl: '1', raw: null });

function github(url: URL): URL {
  const [, repository, path] = /^(\/[^/]+\/[^/]+)\/(?:blob|raw)(\/.+)$/.exec(url.pathname) ?? [];
  return repository && path ? new URL(`https://raw.githubusercontent.com${repository}${path}`) : url;
}
