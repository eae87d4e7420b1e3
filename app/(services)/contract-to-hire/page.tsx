import { ServicePageView } from '@/components/sections/service-page';
import { contractToHire } from '@/lib/content/services/contract-to-hire';
import { routes } from '@/lib/shared/routes';
import { serviceMetadata } from '@/lib/seo/service-metadata';

export const metadata = serviceMetadata(contractToHire, routes.contractToHire());

export default function ContractToHirePage() {
  return <ServicePageView page={contractToHire} />;
}
