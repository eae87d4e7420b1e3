import './service-page.css';
import type { ReactNode } from 'react';
import { businessEnquiryForm as copy } from '@/lib/content/enquiries';
import type { ServicePage } from '@/lib/content/services/service-page';
import { shown } from '@/lib/content/shown';
import { BusinessEnquiryForm } from '../forms/business-enquiry-form';
import { Section } from '../ui/section';
import { Blocks } from './blocks/blocks';
import { Credentials } from './credentials';
import { FormSection } from './form-section';
import { ServiceHero } from './service-hero';

type ServicePageProps = {
  page: ServicePage;
  /** Passed by each page, so that none loads the styles of the others'. */
  signature: ReactNode;
};

const FORM = 'business-enquiry';

/** A whole service page: banner, what only this service shows, its blocks, and the Business Enquiry form. */
export function ServicePageView({ page, signature }: ServicePageProps) {
  const { heading, intro } = page.signature;
  return (
    <div className="service-page">
      <ServiceHero page={page} form={FORM} />
      <Section heading={heading} intro={intro}>
        {signature}
      </Section>
      <Blocks blocks={page.blocks.filter((block) => block.kind !== 'quote' || shown([block]).length > 0)} />
      <Credentials caseStudy={page.caseStudy} />
      <FormSection id={FORM} heading={copy.heading} intro={copy.intro} note={copy.warning}>
        <BusinessEnquiryForm />
      </FormSection>
    </div>
  );
}
