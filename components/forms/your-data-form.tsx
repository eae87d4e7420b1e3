'use client';

import { yourDataLabels } from '@/lib/content/forms/labels';
import { yourDataFields } from '@/lib/contract/forms/your-data';
import type { YourDataForm as Values } from '@/lib/links/your-data/form';
import { PlainForm } from './plain-form';
import type { ServerParts } from './server-parts';

/** Asks for a link to what is held about an address. */
export function YourDataForm({ submitLabel, parts }: { submitLabel: string; parts: ServerParts }) {
  return (
    <PlainForm<Values>
      options={{
        name: 'your-data',
        body: 'json',
        fields: yourDataFields,
        loadSchema: async () => (await import('@/lib/links/your-data/form')).yourDataForm,
      }}
      labels={yourDataLabels}
      wide={['email']}
      submitLabel={submitLabel}
      parts={parts}
    />
  );
}
