'use client';

import { jobAlertLabels } from '@/lib/content/forms/labels';
import { jobAlertFields } from '@/lib/contract/forms/job-alert';
import type { JobsQuery } from '@/lib/routes';
import { PlainForm } from './plain-form';
import type { ServerParts } from './server-parts';

type JobAlertFormProps = { search: Required<JobsQuery>; submit: string; parts: ServerParts };

/** Subscribes an email address to new jobs matching a search. */
export function JobAlertForm({ search, submit, parts }: JobAlertFormProps) {
  const { page, sort, words, since, near, ...wish } = search;
  return (
    <PlainForm
      name="job-alert"
      fields={jobAlertFields}
      values={{ ...wish, near: near ? '1' : '', frequency: 'daily' }}
      labels={jobAlertLabels}
      wide={['email']}
      submitLabel={submit}
      parts={parts}
    />
  );
}
