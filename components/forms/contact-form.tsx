'use client';

import { useEffect } from 'react';
import { contactPage } from '@/lib/content/enquiries';
import { contactLabels } from '@/lib/content/forms/contact-enquiry';
import type { ContactEnquiryForm } from '@/lib/forms/contact-enquiry';
import { isSafeId } from '@/lib/shared/contract/safe-id';
import { contactFields } from '@/lib/shared/forms/contact-enquiry';
import { handlers } from '@/lib/shared/routes';
import { Fields } from './fields';
import { FormFrame } from './form-frame';
import { PrivacyNotice } from './privacy-notice';
import { useCaptchaForm } from './use-captcha-form';

/** The 'Get In Touch' form. */
export function ContactForm() {
  const captchaForm = useCaptchaForm<ContactEnquiryForm>({
    name: 'contact-enquiry',
    fields: contactFields,
    loadSchema: async () => (await import('@/lib/forms/contact-enquiry')).contactEnquiryForm,
    endpoint: handlers.contactEnquiry,
    body: 'json',
  });
  const { setValue } = captchaForm.form;

  useEffect(() => {
    // 'Report this job' links here; the page itself is shared by all visitors and ignores its query.
    const jobId = new URLSearchParams(window.location.search).get('report_job');
    if (jobId && isSafeId(jobId)) setValue('subject', contactPage.reportSubject(jobId));
  }, [setValue]);

  return (
    <FormFrame
      of={captchaForm}
      submitLabel={contactPage.submit}
      notice={<PrivacyNotice form="contact-enquiry" />}
    >
      <Fields of={captchaForm} fields={contactFields} labels={contactLabels} wide={['subject']} />
    </FormFrame>
  );
}
