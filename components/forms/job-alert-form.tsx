'use client';

import { jobAlertPage as copy } from '@/lib/content/job-alert';
import type { JobAlertForm as Values } from '@/lib/forms/job-alert';
import { handlers } from '@/lib/shared/routes';
import { Field } from './field';
import { FormFrame } from './form-frame';
import { PrivacyNotice } from './privacy-notice';
import { useCaptchaForm } from './use-captcha-form';

type JobAlertFormProps = { keyword: string; category: string; location: string };

/** Asks for an address to which new jobs of a search are sent. */
export function JobAlertForm(search: JobAlertFormProps) {
  const captchaForm = useCaptchaForm<Values>({
    name: 'job-alert',
    loadSchema: async () => (await import('@/lib/forms/job-alert')).jobAlertForm,
    defaultValues: { ...search, email: '', captchaText: '' },
    fieldOrder: ['email', 'captchaText'],
    endpoint: handlers.jobAlert,
    body: 'json',
  });
  return (
    <FormFrame of={captchaForm} submitLabel={copy.submit} notice={<PrivacyNotice form="job-alert" />}>
      <Field name="email" label={copy.label} hint={copy.hint} error={captchaForm.errorOf('email')}>
        {(control) => (
          <input {...control} {...captchaForm.form.register('email')} type="email" autoComplete="email" />
        )}
      </Field>
    </FormFrame>
  );
}
