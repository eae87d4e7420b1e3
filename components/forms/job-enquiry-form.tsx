'use client';

import { jobEnquiryLabels, sendButtons } from '@/lib/content/forms/labels';
import { jobEnquiryFields } from '@/lib/contract/forms/job-enquiry';
import { PlainForm } from './plain-form';
import type { ServerParts } from './server-parts';

/** The 'Enter Details' form of List-Job. */
export function JobEnquiryForm({ parts }: { parts: ServerParts }) {
  return (
    <PlainForm
      name="job-inquiry"
      fields={jobEnquiryFields}
      labels={jobEnquiryLabels}
      submitLabel={sendButtons.jobEnquiry}
      parts={parts}
    />
  );
}
