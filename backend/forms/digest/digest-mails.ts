import { siteHealthMail } from '../../../lib/content/mails/site-health';
import type { ComposedMail, ContentOf, MailContext, MailKinds } from '../../mail/mail-context';
import { digestMessage, readNews } from './digest-news';

export const digestMails: MailKinds<'digest' | 'upkeep'> = {
  digest: { compose: composeDigest, toStaff: true },
  upkeep: {
    compose: async ({ staff, siteHealth }) => ({ to: staff, document: siteHealthMail(await siteHealth()) }),
    toStaff: true,
  },
};

async function composeDigest(
  { store, staff, siteUrl, fetchUndelivered }: MailContext,
  { since, until }: ContentOf<'digest'>,
): Promise<ComposedMail | null> {
  const news = await readNews(store, fetchUndelivered, since, until);
  if (!news.hasNews) return null;
  return { to: staff, ...(await digestMessage(store, news, { since, until, siteUrl })) };
}
