import { LegalText } from '@/components/sections/legal-text';
import { terms } from '@/lib/content/terms';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({ title: terms.title, description: terms.lead, path: routes.terms() });

export default function TermsPage() {
  return <LegalText document={terms} />;
}
