import { yourDataMail } from '../../lib/content/mails/your-data';
import type { MailMessage } from '../../lib/base/mail/mailer';
import { yourDataPath } from '../../lib/routes';
import type { MailContent } from '../store/mails/mails';
import type { MailContext } from '../mail/mail-context';

/** The mail with the link to what is held about its address; null once the link is valid no longer. */
export async function yourDataMessage(
  { store, siteUrl }: MailContext,
  { email, token }: Extract<MailContent, { kind: 'your-data' }>,
): Promise<MailMessage | null> {
  if (!(await store.addressOfToken(token))?.email) return null;
  return { to: [email], document: yourDataMail({ url: `${siteUrl}${yourDataPath(token)}` }) };
}
