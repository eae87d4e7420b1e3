'use client';

import { contactLabels, sendButtons } from '@/lib/content/forms/labels';
import { contactFields } from '@/lib/contract/forms/contact-enquiry';
import type { Report } from '@/lib/forms/report';
import { PlainForm } from './plain-form';
import type { ServerParts } from './server-parts';

/** The 'Get In Touch' form, prefilled when reporting something. */
export function ContactForm({ report, parts }: { report: Report | null; parts: ServerParts }) {
  const { message, ...others } = contactLabels;
  return (
    <PlainForm
      name="contact-enquiry"
      fields={contactFields}
      values={report ? { subject: report.subject } : {}}
      about={report?.subject}
      labels={{ ...others, message: { ...message, hint: report?.hint } }}
      wide={['subject']}
      submitLabel={sendButtons.contact}
      parts={parts}
    />
  );
}
