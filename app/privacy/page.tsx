import { LegalText } from '@/components/sections/legal-text';
import { candidateDataNotice, privacy } from '@/lib/content/privacy';
import { routes } from '@/lib/shared/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: privacy.title,
  description: privacy.lead,
  path: routes.privacy(),
});

export default function PrivacyPage() {
  return <LegalText document={privacy} notice={candidateDataNotice} />;
}
