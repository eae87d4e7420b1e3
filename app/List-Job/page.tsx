import { serverParts } from '@/components/forms/server-parts';
import { JobEnquiryForm } from '@/components/forms/job-enquiry-form';
import { Cards } from '@/components/services/cards';
import { FormBesideSteps } from '@/components/sections/form-section';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { unbroken } from '@/components/ui/texts';
import { jobEnquiryForm } from '@/lib/content/enquiries';
import { listJob } from '@/lib/content/list-job';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

const FORM = 'enter-details';

export const metadata = pageMetadata({
  title: listJob.title,
  description: listJob.lead,
  path: routes.listJob(),
});

export default function ListJobPage() {
  return (
    <>
      <Banner title={listJob.title} ground="ink" scene="door" lead={listJob.lead}>
        <ButtonLink href={`#${FORM}`} variant="accent" className="mt-5">
          {listJob.toForm}
        </ButtonLink>
      </Banner>
      <FormBesideSteps
        steps={listJob.howItWorks}
        form={{ id: FORM, heading: jobEnquiryForm.heading, intro: jobEnquiryForm.intro }}
      >
        <JobEnquiryForm parts={serverParts('job-inquiry')} />
      </FormBesideSteps>
      <Cards heading={listJob.benefits.heading} cards={listJob.benefits.items} tone="raised" />
      <Section rank="third" heading={listJob.closing.heading}>
        <p className="max-w-text">{unbroken(listJob.closing.text)}</p>
      </Section>
    </>
  );
}
