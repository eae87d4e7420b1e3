import './service-page.css';
import { businessEnquiryForm as copy } from '@/lib/content/enquiries';
import type { ServicePage } from '@/lib/content/services/service-page';
import { shown } from '@/lib/content/shown';
import { BusinessEnquiryForm } from '../forms/business-enquiry-form';
import { Section } from '../ui/section';
import { AfterEnquiry } from './after-enquiry';
import { Blocks } from './blocks/blocks';
import { Credentials } from './credentials';
import { FormSection } from './form-section';
import { serverParts } from '../forms/server-parts';
import { ServiceHero } from './service-hero';
import { Signature } from './signatures/signature';

const FORM = 'business-enquiry';

/** A whole service page: banner, what only this service shows, its blocks, and the Business Enquiry form. */
export function ServicePageView({ page }: { page: ServicePage }) {
  const { signature } = page;
  return (
    <div className="service-page">
      <ServiceHero page={page} form={FORM} />
      {signature && (
        <Section heading={signature.heading} intro={signature.intro}>
          <Signature {...signature} />
        </Section>
      )}
      <Blocks blocks={page.blocks.filter((block) => block.kind !== 'quote' || shown([block]).length > 0)} />
      <Credentials caseStudy={page.caseStudy} />
      <FormSection
        id={FORM}
        heading={copy.heading}
        intro={copy.intro}
        note={copy.warning}
        aside={<AfterEnquiry />}
      >
        <BusinessEnquiryForm parts={serverParts('business-enquiry')} />
      </FormSection>
    </div>
  );
}
