'use client';

import { onDemand } from '../ui/on-demand';

/** Lazily loaded, as most visits to its page do not show it. */
export const JobAlertFormOnDemand = onDemand(async () => (await import('./job-alert-form')).JobAlertForm);
