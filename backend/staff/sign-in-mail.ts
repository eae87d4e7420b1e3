import { deskLinkMail } from '../../lib/content/mails/desk';
import type { MailKinds } from '../mail/mail-kinds';
import { LINK_MINUTES } from './tokens';

/** `deskUrl`: the desk's origin; null without a desk. */
type Context = { deskUrl?: string | null };

/** Composes the mail with a staff member's sign-in link. */
export const staffMails = ({ deskUrl }: Context): MailKinds<'desk-link'> => ({
  'desk-link': {
    compose: async ({ email, token }) =>
      deskUrl
        ? {
            to: [email],
            document: deskLinkMail({ url: `${deskUrl}/sign-in/link?token=${token}`, minutes: LINK_MINUTES }),
          }
        : null,
    toStaff: true,
  },
});
