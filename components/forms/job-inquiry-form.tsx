'use client';

import { jobInquiryForm as copy } from '@/lib/content/enquiries';
import type { JobInquiryForm as Values } from '@/lib/forms/job-inquiry';
import { handlers } from '@/lib/shared/routes';
import { Field } from './field';
import { FormFrame } from './form-frame';
import { PrivacyNotice } from './privacy-notice';
import { useCaptchaForm } from './use-captcha-form';

const { labels, hints } = copy;
const lines = [
  { name: 'CompanyName', type: 'text', autoComplete: 'organization' },
  { name: 'ContactPerson', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'JobTitle', type: 'text', autoComplete: 'off' },
  { name: 'Location', type: 'text', autoComplete: 'off' },
] as const;

/** The 'Enter Details' form of List-Job. */
export function JobInquiryForm() {
  const captchaForm = useCaptchaForm<Values>({
    name: 'job-inquiry',
    loadSchema: async () => (await import('@/lib/forms/job-inquiry')).jobInquiryForm,
    defaultValues: {
      ...{ CompanyName: '', ContactPerson: '', email: '', phone: '' },
      ...{ JobTitle: '', Location: '', Description: '', captchaText: '' },
    },
    fieldOrder: [...lines.map((line) => line.name), 'Description', 'captchaText'],
    endpoint: handlers.jobInquiry,
    body: 'multipart',
  });
  const { errorOf } = captchaForm;
  const { register } = captchaForm.form;

  return (
    <FormFrame of={captchaForm} submitLabel={labels.submit} notice={<PrivacyNotice form="job-inquiry" />}>
      <div className="grid gap-6 md:grid-cols-2">
        {lines.map(({ name, type, autoComplete }) => (
          <Field key={name} name={name} label={labels[name]} error={errorOf(name)}>
            {(control) => <input {...control} {...register(name)} type={type} autoComplete={autoComplete} />}
          </Field>
        ))}
      </div>
      <Field
        name="Description"
        label={labels.Description}
        hint={hints.Description}
        error={errorOf('Description')}
      >
        {(control) => <textarea {...control} {...register('Description')} rows={7} />}
      </Field>
    </FormFrame>
  );
}
