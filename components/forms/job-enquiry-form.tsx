'use client';

import { jobEnquiryLabels, sendButtons } from '@/lib/content/forms/labels';
import { jobEnquiryFields } from '@/lib/contract/forms/job-enquiry';
import type { JobEnquiryForm as Values } from '@/lib/forms/job-enquiry';
import { PlainForm } from './plain-form';
import type { ServerParts } from './server-parts';

/** The 'Enter Details' form of List-Job. */
export function JobEnquiryForm({ parts }: { parts: ServerParts }) {
  return (
    <PlainForm<Values>
      options={{
        name: 'job-inquiry',
        body: 'multipart',
        fields: jobEnquiryFields,
        loadSchema: async () => (await import('@/lib/forms/job-enquiry')).jobEnquiryForm,
      }}
      labels={jobEnquiryLabels}
      submitLabel={sendButtons.jobEnquiry}
      parts={parts}
    />
  );
}
