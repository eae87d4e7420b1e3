'use client';

import { lazy, Suspense } from 'react';
import type { JobAlertFormProps } from './job-alert-form';

const JobAlertForm = lazy(() =>
  import('./job-alert-form').then(({ JobAlertForm: Form }) => ({ default: Form })),
);

/** The form for job alerts, on a page that seldom has it: other visits to that page do not load a form's code. */
export function JobAlertFormOnDemand(props: JobAlertFormProps) {
  return (
    <Suspense fallback={null}>
      <JobAlertForm {...props} />
    </Suspense>
  );
}
