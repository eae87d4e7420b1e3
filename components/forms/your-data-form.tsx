'use client';

import { yourDataLabels } from '@/lib/content/forms/labels';
import { yourDataFields } from '@/lib/contract/forms/your-data';
import { PlainForm } from './plain-form';
import type { ServerParts } from './server-parts';

/** Requests a link to the data held about an address. */
export function YourDataForm({ submitLabel, parts }: { submitLabel: string; parts: ServerParts }) {
  return (
    <PlainForm
      name="your-data"
      fields={yourDataFields}
      labels={yourDataLabels}
      wide={['email']}
      submitLabel={submitLabel}
      parts={parts}
    />
  );
}
