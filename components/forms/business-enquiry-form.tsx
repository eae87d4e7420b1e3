'use client';

import { sendButtons, businessEnquiryLabels } from '@/lib/content/forms/labels';
import { businessEnquiryFields } from '@/lib/contract/forms/business-enquiry';
import { PlainForm } from './plain-form';
import type { ServerParts } from './server-parts';

/** The Business Enquiry form at the end of the service pages. */
export function BusinessEnquiryForm({ parts }: { parts: ServerParts }) {
  return (
    <PlainForm
      name="business-enquiry"
      fields={businessEnquiryFields}
      labels={businessEnquiryLabels}
      wide={['requirement']}
      submitLabel={sendButtons.businessEnquiry}
      parts={parts}
    />
  );
}
