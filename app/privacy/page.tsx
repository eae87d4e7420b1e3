import { LegalText, NoticeText } from '@/components/sections/legal-text';
import { candidateDataNotice, privacy, privacyOf } from '@/lib/content/privacy';
import { currentLanguage } from '@/lib/base/language';
import { env } from '@/lib/base/env';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { orNull } from '@/lib/upstream/errors';
import { offeredFeatures } from '@/lib/upstream/categories';

export const generateMetadata = () => {
  const { title, lead } = currentLanguage() === 'en' ? privacy : candidateDataNotice;
  return pageMetadata({ title, description: lead, path: routes.privacy() });
};

/** The policy; in other languages, its notice to candidates alone. */
export default async function PrivacyPage() {
  const features = (await orNull(offeredFeatures())) ?? [];
  const texts = privacyOf({ ...env(), features });
  return currentLanguage() === 'en' ? <LegalText {...texts} /> : <NoticeText {...texts} />;
}
