import { ServicePageView } from '@/components/sections/service-page';
import { GrowthSteps } from '@/components/sections/signatures/growth-steps';
import { hrSharedServices } from '@/lib/content/services/hr-shared-services';
import { routes } from '@/lib/shared/routes';
import { serviceMetadata } from '@/lib/seo/service-metadata';

export const metadata = serviceMetadata(hrSharedServices, routes.hrSharedServices());

export default function HrSharedServicePage() {
  return (
    <ServicePageView page={hrSharedServices} signature={<GrowthSteps {...hrSharedServices.signature} />} />
  );
}
