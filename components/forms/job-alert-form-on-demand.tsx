'use client';

import { onDemand } from '../ui/on-demand';

/** The form for job alerts, on a page that seldom has it: other visits to that page do not load a form's code. */
export const JobAlertFormOnDemand = onDemand(async () => (await import('./job-alert-form')).JobAlertForm);
