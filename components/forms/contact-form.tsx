'use client';

import { contactPage } from '@/lib/content/enquiries';
import { type ContactEnquiryForm, contactEnquiryForm } from '@/lib/forms/contact-enquiry';
import { handlers } from '@/lib/routes';
import { Field } from './field';
import { FormFrame } from './form-frame';
import { useCaptchaForm } from './use-captcha-form';

const { labels } = contactPage;

/** The 'Get In Touch' form. */
export function ContactForm() {
  const captchaForm = useCaptchaForm<ContactEnquiryForm>({
    name: 'contact-enquiry',
    schema: contactEnquiryForm,
    defaultValues: { name: '', email: '', subject: '', message: '', captchaText: '' },
    fieldOrder: ['name', 'email', 'subject', 'message', 'captchaText'],
    endpoint: handlers.contactEnquiry,
    body: 'json',
  });
  const { errorOf } = captchaForm;
  const { register } = captchaForm.form;

  return (
    <FormFrame of={captchaForm} submitLabel={labels.submit}>
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
