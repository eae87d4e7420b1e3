import { ServicePageView } from '@/components/sections/service-page';
import { ComplianceYear } from '@/components/sections/signatures/compliance-year';
import { compliance } from '@/lib/content/services/compliance';
import { routes } from '@/lib/shared/routes';
import { serviceMetadata } from '@/lib/seo/service-metadata';

export const metadata = serviceMetadata(compliance, routes.compliance());

export default function ComplianceServicePage() {
  return <ServicePageView page={compliance} signature={<ComplianceYear {...compliance.signature} />} />;
}
