import { ServicePageView } from '@/components/sections/service-page';
import { Funnel } from '@/components/sections/signatures/funnel';
import { hiring } from '@/lib/content/services/hiring';
import { routes } from '@/lib/shared/routes';
import { serviceMetadata } from '@/lib/seo/service-metadata';

export const metadata = serviceMetadata(hiring, routes.hiring());

export default function HiringServicePage() {
  return <ServicePageView page={hiring} signature={<Funnel {...hiring.signature} />} />;
}
