import { identity } from '../../lib/content/identity';
import type { MailBlock } from '../../lib/shared/mail/document';

/** Who writes: the agency with its contact details; for mails that leave the house. */
export function agencyFooter(link?: { text: string; url: string }): MailBlock {
  return {
    kind: 'footer',
    lines: [identity.legalName, `${identity.phone.label} · ${identity.email}`, identity.website.label],
    link,
  };
}
