import { domainToUnicode } from 'node:url';

/*
 * Parses pasted links strictly. Refuses what browsers tolerate, such as "\" for "/", tabs, percent-encoded or full-width
 * letters in a host: the agency's links contain none, and programs differ in where such links lead.
 */

const SCHEME = /^[a-z][a-z\d+.-]*:/i;
// "host/path", or "host:port".
const BARE_HOST = /^(?=[^\s/:@?#]+?\.[^\s/:@?#])[^\s/:@?#]+(?::\d{1,5})?(?:[/?#]|$)/;

/** A parsed link; `host` as returned by `readHost`; `port` is '' for the default one. */
export type Link = { host: string; port: string; path: string; query: string };

/** 'none': not a link; 'odd': a link that cannot be the agency's. */
export function readLink(typed: string): Link | 'odd' | 'none' {
  const isBare = BARE_HOST.test(typed);
  if (!SCHEME.test(typed) && !isBare) return 'none';
  // The host of "dwaar.in:443" looks like a scheme.
  const address = isBare ? `https://${typed}` : typed;
  const [, host = '', rest] = /^https?:\/\/([^/?#]*?)(?::\d+)?([/?#].*)?$/i.exec(address) ?? [];
  const known = readHost(host);
  if (known === null || !URL.canParse(address) || /[\s\\\p{Cc}\p{Cf}]/u.test(rest ?? '')) return 'odd';
  const { port, pathname, search } = new URL(address);
  return { host: known, port, path: pathname, query: search };
}

/**
 * A host in canonical form: ASCII, lower case, without a trailing dot. Null unless it is written canonically in ASCII or in
 * its own script: others may look like another host, or lead elsewhere.
 */
export function readHost(typed: string): string | null {
  const address = `https://${typed}/`;
  if (!URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  // URLs allow further characters in a host, such as ";", at which auto-linking ends.
  if (!/^[a-z\d.-]+$/.test(hostname)) return null;
  const spelt = typed.normalize('NFC').toLowerCase();
  return spelt === hostname || spelt === domainToUnicode(hostname) ? hostname.replace(/\.$/, '') : null;
}
