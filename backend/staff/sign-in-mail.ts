import { deskLinkMail } from '../../lib/content/mails/desk';
import type { MailKinds } from '../mail/mail-kinds';
import { LINK_MINUTES } from './tokens';

/** `deskUrl`: the desk's origin; null where there is none. */
type Context = { deskUrl?: string | null };

/** The mail with the link by which somebody of the staff signs in; it is not sent late, when the link no longer works. */
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
