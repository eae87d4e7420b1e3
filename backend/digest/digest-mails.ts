import { upkeepMail } from '../../lib/content/mails/upkeep';
import type { ComposedMail, ContentOf, MailContext, MailKinds } from '../mail/mail-context';
import { digestMessage, readNews } from './digest-news';

export const digestMails: MailKinds<'digest' | 'upkeep'> = {
  digest: { compose: composeDigest, toStaff: true },
  upkeep: {
    compose: async ({ staff, upkeep }) => ({ to: staff, document: upkeepMail(await upkeep()) }),
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
