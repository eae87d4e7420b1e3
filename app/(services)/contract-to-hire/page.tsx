import { ServicePageView } from '@/components/sections/service-page';
import { ArchLine } from '@/components/sections/signatures/arch-line';
import { contractToHire } from '@/lib/content/services/contract-to-hire';
import { routes } from '@/lib/shared/routes';
import { serviceMetadata } from '@/lib/seo/service-metadata';

export const metadata = serviceMetadata(contractToHire, routes.contractToHire());

export default function ContractToHirePage() {
  return <ServicePageView page={contractToHire} signature={<ArchLine {...contractToHire.signature} />} />;
}
