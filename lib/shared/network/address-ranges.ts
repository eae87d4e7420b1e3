import { isIP } from 'node:net';

/** The parts of a list that is separated by commas. */
export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Whether a text is an IP address, or a range of them in CIDR notation. */
export function isAddressRange(range: string): boolean {
  const [address = '', bits] = range.split('/');
  const family = isIP(address);
  return (
    family !== 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
  );
}
