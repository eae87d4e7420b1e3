import { JobEnquiryForm } from '@/components/forms/job-enquiry-form';
import { Cards } from '@/components/sections/blocks/cards';
import { Steps } from '@/components/sections/blocks/steps';
import { FormSection } from '@/components/sections/form-section';
import { Banner } from '@/components/ui/banner';
import { Section } from '@/components/ui/section';
import { jobEnquiryForm } from '@/lib/content/enquiries';
import { listJob } from '@/lib/content/list-job';
import { routes } from '@/lib/shared/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: listJob.title,
  description: listJob.lead,
  path: routes.listJob(),
});

export default function ListJobPage() {
  return (
    <>
      <Banner title={listJob.title} lead={listJob.lead} />
      <Steps {...listJob.howItWorks} />
      <Cards heading={listJob.benefits.heading} cards={listJob.benefits.items} tone="raised" />
      <FormSection
        id="enter-details"
        heading={jobEnquiryForm.heading}
        intro={jobEnquiryForm.intro}
        illustration="people"
      >
        <JobEnquiryForm />
      </FormSection>
      <Section heading={listJob.closing.heading}>
        <p className="max-w-text text-lg">{listJob.closing.text}</p>
      </Section>
    </>
  );
}
