import type { MailBlock, MailItem } from '../../shared/mail/document';
import { indianMoment } from '../../shared/mail/indian-time';
import { identity } from '../identity';

/** What kinds of forms reach the staff. */
export type FormKind = 'applications' | 'contacts' | 'inquiries';

/** The agency with its contact details, under each mail to somebody outside it. */
export function agencyFooter(link?: { text: string; url: string }): MailBlock {
  return {
    kind: 'footer',
    lines: [identity.legalName, `${identity.phone.label} · ${identity.email}`, identity.website.label],
    link,
  };
}

/** A heading over a list; nothing for an empty one. */
export function listUnder(heading: string, items: MailItem[]): MailBlock[] {
  return items.length === 0
    ? []
    : [
        { kind: 'heading', text: heading },
        { kind: 'items', items },
      ];
}

/** "20 November 2026 at 17:30 (IST)", of an ISO 8601 date. */
export const momentInIndia = (iso: string) => `${indianMoment(iso)} (IST)`;
