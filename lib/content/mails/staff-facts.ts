import type { ShownState } from '../../contract/application-status';
import type { MailFact, MailLink } from '../../base/mail/document';
import { indianDate } from '../../base/mail/indian-time';
import { phoneLinks } from '../../base/mail/phone-links';
import { stateNames } from '../application-status';

/** An application's CV: attached, or behind a link that expires (ISO 8601). */
export type SentCv = { name: string; size: number; link: { url: string; until: string } | null };

/** Links to call or message a typed number; empty if it cannot be parsed. */
export function callLinks(phone: string): MailLink[] {
  const links = phoneLinks(phone);
  if (!links) return [];
  const call = { text: 'Call', url: links.tel };
  return links.whatsApp ? [call, { text: 'WhatsApp', url: links.whatsApp }] : [call];
}

/** An application's status, and its page at the desk; null without a desk. */
export type SentStatus = { state: ShownState; url: string | null };

export const statusFact = ({ state, url }: SentStatus): MailFact => [
  'Status',
  stateNames[state],
  url === null ? [] : [{ text: 'Open at the desk', url }],
];

export function cvFact({ name, size, link }: SentCv): MailFact {
  const file = `${name}, ${Math.max(1, Math.round(size / 1024))} kB`;
  return link
    ? ['CV', `${file}, until ${indianDate(link.until)}`, [{ text: 'Open the CV', url: link.url }]]
    : ['CV', `${file} (attached)`];
}
