import type { Extra } from '../../lib/contract/extras';

/** What this API can do beyond the specification; some of it needs mail. */
export function offeredExtras({ sendsMail }: { sendsMail: boolean }): Extra[] {
  const always: Extra[] = ['application-status', 'vouchers'];
  return sendsMail ? [...always, 'registrations', 'your-data'] : always;
}
