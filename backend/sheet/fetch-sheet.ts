import { open } from 'node:fs/promises';
import { sheetAccessProblems, sheetProblems } from '../../lib/content/sheet-problems';
import { errorCode, causeOf } from '../../lib/base/log';
import { readAtMost, TooLarge } from '../../lib/base/read-at-most';
import { isUsableAddress, sheetAddress } from './sheet-address';
import { SheetProblem } from '../import/raw-sheet';

/**
 * Cookies within one download: SharePoint answers a shared link with a cookie and a redirect, and requires the cookie
 * to serve the file. Cookies are only sent to the origin that set them.
 */
export class RedirectCookies {
  private readonly byOrigin = new Map<string, Map<string, string>>();

  keep(url: URL, response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name, value = ''] = /^\s*([^=;\s]+)=([^;]*)/.exec(line) ?? [];
      if (!name) continue;
      const cookies = this.byOrigin.get(url.origin) ?? new Map<string, string>();
      this.byOrigin.set(url.origin, cookies.set(name, value.trim()));
    }
  }

  /** Returns the Cookie header's value; "" for none. */
  of(url: URL): string {
    return [...(this.byOrigin.get(url.origin) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

const MAX_BYTES = 20_000_000;
const TIMEOUT_MS = 30_000;
const MAX_REDIRECTS = 10;
const ACCEPT =
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, text/csv, text/plain;q=0.9, */*;q=0.1';

/** A version's HTTP validators, for conditional requests. */
type SheetVersion = { etag: string | null; lastModified: string | null };
export type FetchedSheet = SheetVersion & { bytes: Uint8Array; isHtml: boolean };
type FetchSettings = { signal: AbortSignal; timeoutMs?: number; maxBytes?: number };

/**
 * Reads the sheet from a URL or file, up to 20 MB; null if it has not changed since `known`. Rejects with
 * SheetProblem if it cannot be read completely within 30 seconds.
 */
export async function fetchSheet(
  source: string,
  known: SheetVersion | null,
  { signal, timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES }: FetchSettings,
): Promise<FetchedSheet | null> {
  const address = sheetAddress(source);
  if (!address) {
    return { bytes: await readSheetFile(source, maxBytes), isHtml: false, etag: null, lastModified: null };
  }
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await download(address, known, AbortSignal.any([signal, timeout]), maxBytes);
  } catch (error) {
    if (error instanceof SheetProblem || signal.aborted) throw error;
    if (error instanceof TooLarge) throw tooLarge(maxBytes);
    if (timeout.aborted) throw new SheetProblem(sheetAccessProblems.late(Math.round(timeoutMs / 1000)));
    throw new SheetProblem(failure(error));
  }
}

async function download(
  address: URL,
  known: SheetVersion | null,
  signal: AbortSignal,
  maxBytes: number,
): Promise<FetchedSheet | null> {
  const headers: Record<string, string> = { accept: ACCEPT };
  if (known?.etag) headers['if-none-match'] = known.etag;
  if (known?.lastModified) headers['if-modified-since'] = known.lastModified;
  const response = await follow(address, headers, signal);
  if (response.status === 304) return null;
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new SheetProblem(refusal(response.status));
  }
  return {
    bytes: await readAtMost(response.body, maxBytes),
    isHtml: /html/i.test(response.headers.get('content-type') ?? ''),
    etag: response.headers.get('etag'),
    lastModified: response.headers.get('last-modified'),
  };
}

// Follows redirects manually: none may downgrade https to http, or lead from another host to this machine.
async function follow(address: URL, headers: Record<string, string>, signal: AbortSignal): Promise<Response> {
  const cookies = new RedirectCookies();
  let url = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const cookie = cookies.of(url);
    const response = await fetch(url, {
      headers: cookie ? { ...headers, cookie } : headers,
      redirect: 'manual',
      signal,
    });
    cookies.keep(url, response);
    const to = response.headers.get('location');
    if (![301, 302, 303, 307, 308].includes(response.status) || to === null) return response;
    await response.body?.cancel();
    if (!URL.canParse(to, url)) throw new SheetProblem(sheetAccessProblems.noAddress);
    const next = new URL(to, url);
    if (!isUsableAddress(next) || (next.protocol === 'http:' && url.protocol !== 'http:'))
      throw new SheetProblem(sheetAccessProblems.noHttps);
    url = next;
  }
  throw new SheetProblem(sheetAccessProblems.endless);
}

function refusal(status: number): string {
  const { notShared, answered } = sheetAccessProblems;
  return [401, 403, 404, 410].includes(status) ? notShared(status) : answered(status);
}

function failure(error: unknown): string {
  const code = errorCode(error) || errorCode(causeOf(error));
  if (/^UND_ERR_(SOCKET|RES_CONTENT_LENGTH)|^Z_|^HPE_|ECONNRESET/.test(code))
    return sheetAccessProblems.brokenOff;
  return sheetAccessProblems.unreachable(code);
}

/** Reads a sheet file. Rejects with SheetProblem if it is unreadable or changes during the read. */
async function readSheetFile(path: string, maxBytes: number): Promise<Uint8Array> {
  const file = await open(path).catch((error: unknown) => {
    throw new SheetProblem(reason(errorCode(error)));
  });
  try {
    const before = await file.stat();
    if (before.size > maxBytes) throw tooLarge(maxBytes);
    const bytes = await file.readFile();
    const after = await file.stat();
    if (after.size !== before.size || after.mtimeMs !== before.mtimeMs)
      throw new SheetProblem(sheetAccessProblems.beingWritten);
    return bytes;
  } catch (error) {
    throw error instanceof SheetProblem ? error : new SheetProblem(reason(errorCode(error)));
  } finally {
    await file.close();
  }
}

function tooLarge(maxBytes: number): SheetProblem {
  return new SheetProblem(sheetProblems.tooLarge(Math.floor(maxBytes / 1_000_000)));
}

function reason(code: string): string {
  if (code === 'ENOENT') return sheetAccessProblems.noFile;
  if (code === 'EISDIR') return sheetAccessProblems.isFolder;
  if (code === 'EACCES') return sheetAccessProblems.mayNotRead;
  return sheetAccessProblems.unreadable(code);
}
