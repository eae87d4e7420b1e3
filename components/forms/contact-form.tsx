'use client';

import { sendButtons } from '@/lib/content/forms/send-buttons';
import { contactLabels } from '@/lib/content/forms/contact-enquiry';
import type { ContactEnquiryForm } from '@/lib/forms/contact-enquiry';
import type { Report } from '@/lib/forms/report';
import { contactFields } from '@/lib/contract/forms/contact-enquiry';
import { handlers } from '@/lib/routes';
import { Fields } from './fields';
import { FormFrame } from './form-frame';
import type { ServerParts } from './server-parts';
import { useCaptchaForm } from './use-captcha-form';

/** The 'Get In Touch' form; for a report, begun. */
export function ContactForm({ report, parts }: { report: Report | null; parts: ServerParts }) {
  const captchaForm = useCaptchaForm<ContactEnquiryForm>({
    name: 'contact-enquiry',
    fields: contactFields,
    loadSchema: async () => (await import('@/lib/forms/contact-enquiry')).contactEnquiryForm,
    values: report ? { subject: report.subject } : {},
    endpoint: handlers.contactEnquiry,
    body: 'json',
    about: report?.subject,
  });
  const labels = report
    ? { ...contactLabels, message: { ...contactLabels.message, hint: report.hint } }
    : contactLabels;

  return (
    <FormFrame of={captchaForm} submitLabel={sendButtons.contact} parts={parts}>
      <Fields of={captchaForm} fields={contactFields} labels={labels} wide={['subject']} />
    </FormFrame>
  );
}
