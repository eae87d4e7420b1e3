'use client';

import { registrationLabels, sendButtons } from '@/lib/content/forms/labels';
import type { FormFields } from '@/lib/contract/forms/field';
import { registrationFields } from '@/lib/contract/forms/registration';
import { CvFormFields } from './cv-form-fields';
import { FormFrame } from './form-frame';
import type { ServerParts } from './server-parts';
import { useCaptchaForm } from './use-captcha-form';

type RegisterFormProps = {
  /** The consent text, known only on the server. */
  consent: string;
  /** Whether the agency asks for current and expected pay. */
  asksPay: boolean;
  parts: ServerParts;
};

const { currentPay, expectedPay, ...withoutPay } = registrationFields;

/** 'Register your CV': the application form without a job. */
export function RegisterForm({ consent, asksPay, parts }: RegisterFormProps) {
  const fields: FormFields = asksPay ? registrationFields : withoutPay;
  const captchaForm = useCaptchaForm({
    name: 'register-cv',
    fields,
    loadSchema: async () => (await import('@/lib/forms/register-cv')).registerCvForm,
  });

  return (
    <FormFrame of={captchaForm} submitLabel={sendButtons.register} parts={parts}>
      <CvFormFields
        of={captchaForm}
        fields={fields}
        labels={registrationLabels}
        wide={['roles', 'cities']}
        consent={consent}
      />
    </FormFrame>
  );
}
