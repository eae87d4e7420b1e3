import { domainToUnicode } from 'node:url';

/*
 * Links as people paste them. What browsers forgive, such as "\" for "/", tabs, percent-encoded or full-width letters in a
 * host, is refused: nobody writes our links so, and programs differ in where such a link leads.
 */

const SCHEME = /^[a-z][a-z\d+.-]*:/i;
// "host/path", or "host:port".
const BARE_HOST = /^[^\s/:@?#]+\.[^\s/:@?#]+(?::\d{1,5})?(?:[/?#]|$)/;

/** Where a link leads; `host` as `readHost` gives it; `port` is '' for the usual one. */
export type Link = { host: string; port: string; path: string; query: string };

/** 'none': it is no link at all; 'odd': one that none of ours looks like. */
export function readLink(typed: string): Link | 'odd' | 'none' {
  const isBare = BARE_HOST.test(typed);
  if (!SCHEME.test(typed) && !isBare) return 'none';
  // "dwaar.in:443" has what looks like a scheme.
  const address = isBare ? `https://${typed}` : typed;
  const [, host = '', rest] = /^https?:\/\/([^/?#]*?)(?::\d+)?([/?#].*)?$/i.exec(address) ?? [];
  const known = readHost(host);
  if (known === null || !URL.canParse(address) || /[\s\\\p{Cc}\p{Cf}]/u.test(rest ?? '')) return 'odd';
  const { port, pathname, search } = new URL(address);
  return { host: known, port, path: pathname, query: search };
}

/**
 * A host as URLs have it: in ASCII, lower case, without a trailing dot. Null for one that is not spelt as it is read, in
 * ASCII or in its own script: it may look like another, or lead elsewhere than it looks.
 */
export function readHost(typed: string): string | null {
  const address = `https://${typed}/`;
  if (!URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  // URLs allow more in a host, such as ";", where what makes links of texts ends them.
  if (!/^[a-z\d.-]+$/.test(hostname)) return null;
  const spelt = typed.normalize('NFC').toLowerCase();
  return spelt === hostname || spelt === domainToUnicode(hostname) ? hostname.replace(/\.$/, '') : null;
}
