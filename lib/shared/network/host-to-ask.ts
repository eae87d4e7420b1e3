/**
 * The host, as it stands in an address, by which a program on this machine reaches one that listens on `host`; null and
 * the addresses that stand for all of them mean this very machine.
 */
export function hostToAsk(host: string | null): string {
  if (host === null || host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
