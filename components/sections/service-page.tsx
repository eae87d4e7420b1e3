import { businessEnquiryForm as copy } from '@/lib/content/enquiries';
import { callToAction, servicesCrumb } from '@/lib/content/services/shared';
import type { ServicePage } from '@/lib/content/services/blocks';
import { routes } from '@/lib/shared/routes';
import { BusinessEnquiryForm } from '../forms/business-enquiry-form';
import { Banner } from '../ui/banner';
import { ButtonLink } from '../ui/button';
import { Blocks } from './blocks/blocks';
import { FormSection } from './form-section';

/** A whole service page: banner, its blocks, and the Business Enquiry form. */
export function ServicePageView({ page }: { page: ServicePage }) {
  return (
    <>
      <Banner title={page.title} lead={page.lead} crumbs={[servicesCrumb]}>
        <ButtonLink href={routes.contact()} variant="marigold" className="mt-8">
          {callToAction}
        </ButtonLink>
      </Banner>
      <Blocks blocks={page.blocks} />
      <FormSection
        id="business-enquiry"
        heading={copy.heading}
        intro={copy.intro}
        note={copy.warning}
        illustration="doorway"
      >
        <BusinessEnquiryForm />
      </FormSection>
    </>
  );
}
