import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { env } from '../../base/env';
import { currentRequest } from '../../base/request-context';

/** Used for all clients whose address is unknown; they share one limit. */
const UNKNOWN_ADDRESS = 'unknown';

/**
 * The client's own address. X-Forwarded-For counts only if sent by a proxy in TRUSTED_PROXIES, and is read from the right:
 * each proxy appends the address it was called from, and the first untrusted one is the client's.
 */
export function clientAddress(
  headers: Pick<Headers, 'get'>,
  peer = currentRequest()?.peer,
  trusted = env().trustedProxies,
): string {
  let address = normalAddress(peer ?? '');
  if (!address) return UNKNOWN_ADDRESS;
  const proxies = blockList(trusted);
  const claimed = (headers.get('x-forwarded-for') ?? '').split(',');
  while (proxies.check(address, familyOf(address)) && claimed.length > 0) {
    const next = normalAddress(claimed.pop() ?? '');
    // Not an address, so no proxy appended it: keep the last valid one.
    if (!next) break;
    address = next;
  }
  return address;
}

/** Whether an address is a trusted proxy's or this machine's own, where an edge may run. */
export const isProxy = (address: string, trusted = env().trustedProxies): boolean =>
  blockList([...trusted, '127.0.0.0/8', '::1']).check(address, familyOf(address));

/** The rate-limit key of an address: itself, or for IPv6 its first 64 bits, which belong to one household or phone. */
export function limitKey(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  const groups = tail === undefined ? first : [...first, ...zeros, ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The canonical form of an address, without port, brackets or zone, IPv4-mapped IPv6 as IPv4; null if invalid. */
export function normalAddress(text: string): string | null {
  const bare = text.trim().replace(/^"|"$/g, '');
  const withoutPort = /^\[(.+)\](?::\d+)?$/.exec(bare)?.[1] ?? /^([\d.]+):\d+$/.exec(bare)?.[1] ?? bare;
  const address = withoutPort.replace(/%[^]*/, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(short);
  if (!mapped) return short;
  const [high, low] = [parseInt(mapped[1]!, 16), parseInt(mapped[2]!, 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

function blockList(ranges: string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = familyOf(address);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');
