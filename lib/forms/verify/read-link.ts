/*
 * Links as people paste them. What browsers forgive, such as "\" for "/", tabs, percent-encoded or full-width letters in a
 * host, is refused: nobody writes our links so, and programs differ in where such a link leads.
 */

const SCHEME = /^[a-z][a-z\d+.-]*:/i;
// "host/path", or "host:port".
const BARE_HOST = /^[^\s/:@?#]+\.[^\s/:@?#]+(?::\d{1,5})?(?:[/?#]|$)/;

/** Where a link leads; `host` is lower case, without a trailing dot; `port` is '' for the usual one. */
export type Link = { host: string; port: string; path: string; query: URLSearchParams };

/** 'none': it is no link at all; 'odd': one that none of ours looks like. */
export function readLink(text: string): Link | 'odd' | 'none' {
  const typed = text.trim();
  if (!SCHEME.test(typed) && !BARE_HOST.test(typed)) return 'none';
  const address = /^https?:/i.test(typed) ? typed : isBare(typed) ? `https://${typed}` : null;
  if (address === null || !URL.canParse(address)) return 'odd';
  const [, authority = ''] = /^https?:\/\/([^/?#]*)/i.exec(address) ?? [];
  const { username, password, hostname, port, pathname, searchParams } = new URL(address);
  // Only what is written as it is read: a name before "@" hides the host, and other letters look like ours.
  const isPlain = /^[a-z\d.:[\]-]+$/i.test(authority) || isInternational(authority, hostname);
  if (!isPlain || username || password || /[\s\\\p{Cc}\p{Cf}]/u.test(typed)) return 'odd';
  return { host: hostname.replace(/\.$/, ''), port, path: pathname, query: searchParams };
}

// "dwaar.in:443" has what looks like a scheme.
const isBare = (typed: string) => BARE_HOST.test(typed) && !/^[a-z][a-z\d+-]*:/i.test(typed);

/** A name in letters beyond ASCII, each of which is there in its host too, as "xn--…", rather than turned into an ASCII one. */
function isInternational(authority: string, hostname: string): boolean {
  const labels = authority.normalize('NFC').toLowerCase().replace(/:\d+$/, '').split('.');
  return labels.every(
    (label, index) => /^[a-z\d-]*$/.test(label) || hostname.split('.')[index]?.startsWith('xn--'),
  );
}
