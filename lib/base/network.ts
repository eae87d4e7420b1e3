import { isIP } from 'node:net';

/** Whether a host name refers to this machine. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname === '[::1]' ||
    /^127(\.\d+){3}$/.test(hostname) ||
    hostname.endsWith('.localhost')
  );
}

/** The URL host of a server that listens on `host`, from this machine; loopback for wildcard addresses. */
export function connectableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** The items of a comma-separated list. */
export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Whether a text is an IP address, or a range in CIDR notation. */
export function isAddressRange(range: string): boolean {
  const [address = '', bits] = range.split('/');
  const family = isIP(address);
  return (
    family !== 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
  );
}
