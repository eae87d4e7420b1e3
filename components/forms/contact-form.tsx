'use client';

import { useEffect } from 'react';
import { contactPage } from '@/lib/content/enquiries';
import type { ContactEnquiryForm } from '@/lib/forms/contact-enquiry';
import { isSafeId } from '@/lib/shared/contract/safe-id';
import { handlers } from '@/lib/shared/routes';
import { Field } from './field';
import { FormFrame } from './form-frame';
import { PrivacyNotice } from './privacy-notice';
import { useCaptchaForm } from './use-captcha-form';

const { labels } = contactPage;

/** The 'Get In Touch' form. */
export function ContactForm() {
  const captchaForm = useCaptchaForm<ContactEnquiryForm>({
    name: 'contact-enquiry',
    loadSchema: async () => (await import('@/lib/forms/contact-enquiry')).contactEnquiryForm,
    defaultValues: { name: '', email: '', subject: '', message: '', captchaText: '' },
    fieldOrder: ['name', 'email', 'subject', 'message', 'captchaText'],
    endpoint: handlers.contactEnquiry,
    body: 'json',
  });
  const { errorOf } = captchaForm;
  const { register, setValue } = captchaForm.form;

  useEffect(() => {
    // 'Report this job' leads here; the page itself is static and knows nothing of its query.
    const jobId = new URLSearchParams(window.location.search).get('report_job');
    if (jobId && isSafeId(jobId)) setValue('subject', contactPage.reportSubject(jobId));
  }, [setValue]);

  return (
    <FormFrame of={captchaForm} submitLabel={labels.submit} notice={<PrivacyNotice form="contact-enquiry" />}>
      <div className="grid gap-6 md:grid-cols-2">
        <Field name="name" label={labels.name} error={errorOf('name')}>
          {(control) => <input {...control} {...register('name')} type="text" autoComplete="name" />}
        </Field>
        <Field name="email" label={labels.email} error={errorOf('email')}>
          {(control) => <input {...control} {...register('email')} type="email" autoComplete="email" />}
        </Field>
      </div>
      <Field name="subject" label={labels.subject} error={errorOf('subject')}>
        {(control) => <input {...control} {...register('subject')} type="text" />}
      </Field>
      <Field name="message" label={labels.message} error={errorOf('message')}>
        {(control) => <textarea {...control} {...register('message')} rows={8} />}
      </Field>
    </FormFrame>
  );
}
