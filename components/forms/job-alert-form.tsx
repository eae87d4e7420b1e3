'use client';

import { jobAlertLabels } from '@/lib/content/forms/job-alert';
import { jobAlertPage as copy } from '@/lib/content/job-alert';
import type { JobAlertForm as Values } from '@/lib/forms/job-alert';
import { jobAlertFields } from '@/lib/contract/forms/job-alert';
import { handlers, type JobsQuery } from '@/lib/routes';
import { Fields } from './fields';
import { FormFrame } from './form-frame';
import type { ServerParts } from './server-parts';
import { useCaptchaForm } from './use-captcha-form';

export type JobAlertFormProps = { search: Required<JobsQuery>; parts: ServerParts };

/** Subscribes an email address to the new jobs of a search. */
export function JobAlertForm({ search, parts }: JobAlertFormProps) {
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
    <FormFrame of={captchaForm} submitLabel={copy.submit} parts={parts}>
      <Fields of={captchaForm} fields={jobAlertFields} labels={jobAlertLabels} wide={['email']} />
    </FormFrame>
  );
}
