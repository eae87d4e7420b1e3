import { yourDataMail } from '../../lib/content/mails/your-data';
import type { MailMessage } from '../../lib/base/mail/mailer';
import { yourDataPath } from '../../lib/routes';
import type { ContentOf, MailContext, MailKinds } from '../mail/mail-context';

export const yourDataMails: MailKinds<'your-data'> = { 'your-data': { compose: yourDataMessage } };

/** The mail with the link to what is held about its address; null once the link is valid no longer. */
async function yourDataMessage(
  { store, siteUrl }: MailContext,
  { email, token }: ContentOf<'your-data'>,
): Promise<MailMessage | null> {
  if (!(await store.addressOfToken(token))?.email) return null;
  return { to: [email], document: yourDataMail({ url: `${siteUrl}${yourDataPath(token)}` }) };
}
