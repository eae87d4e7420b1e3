import './service-page.css';
import { businessEnquiryForm as formCopy } from '@/lib/content/enquiries';
import { servicePageCopy as copy, servicesCrumb } from '@/lib/content/services/every-service';
import type { ServicePage } from '@/lib/content/schema/service-page';
import { shown } from '@/lib/content/people';
import { routes } from '@/lib/routes';
import { BusinessEnquiryForm } from '../forms/business-enquiry-form';
import { ContactWays, serverParts } from '../forms/server-parts';
import { FormSection } from '../sections/form-section';
import { ButtonLink, buttonStyle } from '../ui/button';
import { Container, Section } from '../ui/section';
import { unbroken } from '../ui/texts';
import { Blocks } from './blocks';
import { Credentials } from './credentials';
import { Signature } from './signature';
import { Breadcrumb } from '../ui/breadcrumb';

const FORM = 'business-enquiry';

/** A service page: banner, signature, blocks, and the Business Enquiry form. */
export function ServicePageView({ page }: { page: ServicePage }) {
  const { signature } = page;
  return (
    <div className="service-page">
      <ServiceHero page={page} />
      {signature && (
        <Section heading={signature.heading} intro={signature.intro}>
          <Signature {...signature} />
        </Section>
      )}
      <Blocks blocks={page.blocks.filter((block) => block.kind !== 'quote' || shown([block]).length > 0)} />
      <Credentials cases={page.caseStudy ? [page.caseStudy] : []} />
      <FormSection
        id={FORM}
        heading={formCopy.heading}
        intro={formCopy.intro}
        note={formCopy.warning}
        aside={<ContactWays />}
      >
        <BusinessEnquiryForm parts={serverParts('business-enquiry')} />
      </FormSection>
    </div>
  );
}

/** A service page's header, which leads to the form. */
function ServiceHero({ page: { title, lead, figure } }: { page: ServicePage }) {
  return (
    <div className="band on-dark">
      <div className="lattice w-2/3" />
      <Container className="service-hero">
        <div>
          <Breadcrumb crumbs={[servicesCrumb]} current={title} />
          <h1 className="type-title mt-3 text-white">{title}</h1>
          <p className="service-lead">{unbroken(lead)}</p>
        </div>
        {figure && (
          <p className="service-figure">
            <strong>{unbroken(figure.value)}</strong> <span>{unbroken(figure.label)}</span>
          </p>
        )}
        <p className="service-actions">
          <a href={`#${FORM}`} className={buttonStyle('accent')}>
            {formCopy.heading}
          </a>
          <ButtonLink href={routes.contact()} variant="outline">
            {copy.contact}
          </ButtonLink>
        </p>
      </Container>
    </div>
  );
}
