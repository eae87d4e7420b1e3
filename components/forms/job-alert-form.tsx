'use client';

import { jobAlertLabels } from '@/lib/content/forms/job-alert';
import { jobAlertPage as copy } from '@/lib/content/job-alert';
import type { JobAlertForm as Values } from '@/lib/forms/job-alert';
import { jobAlertFields } from '@/lib/shared/forms/job-alert';
import { handlers, type JobsQuery } from '@/lib/shared/routes';
import { Fields } from './fields';
import { FormFrame } from './form-frame';
import { PrivacyNotice } from './privacy-notice';
import { useCaptchaForm } from './use-captcha-form';

/** Subscribes an email address to the new jobs of a search. */
export function JobAlertForm({ search }: { search: Required<JobsQuery> }) {
  const { page, sort, words, since, near, ...wish } = search;
  const captchaForm = useCaptchaForm<Values>({
    name: 'job-alert',
    fields: jobAlertFields,
    loadSchema: async () => (await import('@/lib/forms/job-alert')).jobAlertForm,
    values: { ...wish, near: near ? '1' : '', frequency: 'daily' },
    endpoint: handlers.jobAlert,
    body: 'json',
  });
  return (
    <FormFrame of={captchaForm} submitLabel={copy.submit} notice={<PrivacyNotice form="job-alert" />}>
      <Fields of={captchaForm} fields={jobAlertFields} labels={jobAlertLabels} wide={['email']} />
    </FormFrame>
  );
}
