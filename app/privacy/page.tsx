import { LegalText } from '@/components/sections/legal-text';
import { privacy, privacyOf } from '@/lib/content/privacy';
import { env } from '@/lib/base/env';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { orNull } from '@/lib/upstream/errors';
import { offeredExtras } from '@/lib/upstream/extras';

export const metadata = pageMetadata({
  title: privacy.title,
  description: privacy.lead,
  path: routes.privacy(),
});

export default async function PrivacyPage() {
  const extras = (await orNull(offeredExtras())) ?? [];
  return <LegalText {...privacyOf({ retentionDays: env().retentionDays, extras })} />;
}
