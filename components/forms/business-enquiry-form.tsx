'use client';

import { sendButtons, businessEnquiryLabels } from '@/lib/content/forms/labels';
import { businessEnquiryFields } from '@/lib/contract/forms/business-enquiry';
import { Fields } from './fields';
import { FormFrame } from './form-frame';
import type { ServerParts } from './server-parts';
import { useCaptchaForm } from './use-captcha-form';

/** The Business Enquiry form at the end of the service pages. */
export function BusinessEnquiryForm({ parts }: { parts: ServerParts }) {
  const captchaForm = useCaptchaForm({ name: 'business-enquiry', fields: businessEnquiryFields });
  return (
    <FormFrame of={captchaForm} submitLabel={sendButtons.businessEnquiry} parts={parts}>
      <Fields
        of={captchaForm}
        fields={businessEnquiryFields}
        labels={businessEnquiryLabels}
        wide={['requirement']}
      />
    </FormFrame>
  );
}
