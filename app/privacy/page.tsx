import { LegalText } from '@/components/sections/legal-text';
import { candidateDataNotice, privacy, privacyOf } from '@/lib/content/privacy';
import { env } from '@/lib/shared/env';
import { routes } from '@/lib/shared/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: privacy.title,
  description: privacy.lead,
  path: routes.privacy(),
});

export default function PrivacyPage() {
  return <LegalText document={privacyOf(env().retentionDays)} notice={candidateDataNotice} />;
}
