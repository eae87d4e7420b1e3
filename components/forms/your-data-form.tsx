'use client';

import { yourDataLabels } from '@/lib/content/forms/your-data';
import type { YourDataForm as Values } from '@/lib/links/your-data/form';
import { yourDataFields } from '@/lib/contract/forms/your-data';
import { handlers } from '@/lib/routes';
import { Fields } from './fields';
import { FormFrame } from './form-frame';
import type { ServerParts } from './server-parts';
import { useCaptchaForm } from './use-captcha-form';

type YourDataFormProps = { submitLabel: string; parts: ServerParts };

/** Asks for a link to what is held about an address. */
export function YourDataForm({ submitLabel, parts }: YourDataFormProps) {
  const captchaForm = useCaptchaForm<Values>({
    name: 'your-data',
    fields: yourDataFields,
    loadSchema: async () => (await import('@/lib/links/your-data/form')).yourDataForm,
    endpoint: handlers.yourData,
    body: 'json',
  });
  return (
    <FormFrame of={captchaForm} submitLabel={submitLabel} parts={parts}>
      <Fields of={captchaForm} fields={yourDataFields} labels={yourDataLabels} wide={['email']} />
    </FormFrame>
  );
}
