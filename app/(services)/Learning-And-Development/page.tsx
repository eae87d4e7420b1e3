import { ServicePageView } from '@/components/sections/service-page';
import { BeforeAndAfter } from '@/components/sections/signatures/before-and-after';
import { learningAndDevelopment } from '@/lib/content/services/learning-and-development';
import { routes } from '@/lib/shared/routes';
import { serviceMetadata } from '@/lib/seo/service-metadata';

export const metadata = serviceMetadata(learningAndDevelopment, routes.learning());

export default function LearningAndDevelopmentPage() {
  return (
    <ServicePageView
      page={learningAndDevelopment}
      signature={<BeforeAndAfter {...learningAndDevelopment.signature} />}
    />
  );
}
