'use client';

import { sendButtons } from '@/lib/content/forms/send-buttons';
import { jobEnquiryLabels } from '@/lib/content/forms/job-enquiry';
import type { JobEnquiryForm as Values } from '@/lib/forms/job-enquiry';
import { jobEnquiryFields } from '@/lib/contract/forms/job-enquiry';
import { handlers } from '@/lib/routes';
import { Fields } from './fields';
import { FormFrame } from './form-frame';
import type { ServerParts } from './server-parts';
import { useCaptchaForm } from './use-captcha-form';

/** The 'Enter Details' form of List-Job. */
export function JobEnquiryForm({ parts }: { parts: ServerParts }) {
  const captchaForm = useCaptchaForm<Values>({
    name: 'job-inquiry',
    fields: jobEnquiryFields,
    loadSchema: async () => (await import('@/lib/forms/job-enquiry')).jobEnquiryForm,
    endpoint: handlers.jobInquiry,
    body: 'multipart',
  });
  return (
    <FormFrame of={captchaForm} submitLabel={sendButtons.jobEnquiry} parts={parts}>
      <Fields of={captchaForm} fields={jobEnquiryFields} labels={jobEnquiryLabels} />
    </FormFrame>
  );
}
