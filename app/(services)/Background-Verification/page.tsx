import { ServicePageView } from '@/components/sections/service-page';
import { ConsentList } from '@/components/sections/signatures/consent-list';
import { backgroundVerification } from '@/lib/content/services/background-verification';
import { routes } from '@/lib/shared/routes';
import { serviceMetadata } from '@/lib/seo/service-metadata';

export const metadata = serviceMetadata(backgroundVerification, routes.backgroundVerification());

export default function BackgroundVerificationPage() {
  return (
    <ServicePageView
      page={backgroundVerification}
      signature={<ConsentList {...backgroundVerification.signature} />}
    />
  );
}
