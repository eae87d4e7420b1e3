import { deskLinkMail } from '../../lib/content/mails/desk';
import type { MailKinds } from '../mail/mail-kinds';
import { LINK_MINUTES, type SignInLinkStore } from './sign-in-links';

/** `deskUrl`: the desk's origin; null without a desk. */
type SignInMailContext = { store: Pick<SignInLinkStore, 'startLink'>; deskUrl?: string | null };

/** Composes the mail with a staff member's sign-in link. */
export const staffMails = ({ store, deskUrl }: SignInMailContext): MailKinds<'desk-link'> => ({
  'desk-link': {
    compose: async ({ email, token }) =>
      deskUrl && (await store.startLink(token))
        ? {
            to: [email],
            document: deskLinkMail({ url: `${deskUrl}/sign-in/link?token=${token}`, minutes: LINK_MINUTES }),
          }
        : null,
    toStaff: true,
  },
});
