import { LegalText } from '@/components/sections/legal-text';
import { accessibility } from '@/lib/content/accessibility';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: accessibility.title,
  description: accessibility.lead,
  path: routes.accessibility(),
});

export default function AccessibilityPage() {
  return <LegalText document={accessibility} />;
}
