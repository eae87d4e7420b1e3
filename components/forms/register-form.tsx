'use client';

import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { registrationLabels } from '@/lib/content/forms/registration';
import { sendButtons } from '@/lib/content/forms/send-buttons';
import { currentCampaign } from '@/lib/forms/campaign';
import type { RegisterCvForm } from '@/lib/forms/register-cv';
import type { FormFields } from '@/lib/shared/forms/field';
import { registrationFields } from '@/lib/shared/forms/registration';
import { handlers } from '@/lib/shared/routes';
import { ConsentField } from './consent-field';
import { CvField } from './cv-field';
import { Fields } from './fields';
import { FormFrame } from './form-frame';
import type { ServerParts } from './server-parts';
import { useCaptchaForm } from './use-captcha-form';
import { type FilledFields, useCvFill } from './use-cv-fill';

const FILLED: FilledFields<RegisterCvForm> = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  phone: 'phone',
};

type RegisterFormProps = {
  /** What is agreed to, which only the server knows. */
  consent: string;
  /** Whether the agency asks for current and expected pay. */
  asksPay: boolean;
  parts: ServerParts;
};

const { currentPay, expectedPay, ...withoutPay } = registrationFields;

/** 'Register your CV': the application's form without a job. */
export function RegisterForm({ consent, asksPay, parts }: RegisterFormProps) {
  const fields: FormFields = asksPay ? registrationFields : withoutPay;
  const captchaForm = useCaptchaForm<RegisterCvForm>({
    name: 'register-cv',
    fields,
    loadSchema: async () => (await import('@/lib/forms/register-cv')).registerCvForm,
    endpoint: handlers.registerCv,
    body: 'multipart',
  });
  const { errorOf, isRestored } = captchaForm;
  const { control, register, setValue } = captchaForm.form;
  const resume = useController({ control, name: 'resume' });
  const filling = useCvFill(captchaForm.form, FILLED);

  // Only the browser knows which campaign led to the site.
  useEffect(() => setValue('source', currentCampaign()), [setValue]);

  return (
    <FormFrame of={captchaForm} submitLabel={sendButtons.register} parts={parts}>
      <CvField
        name="resume"
        onChoose={(file) => {
          resume.field.onChange(file);
          filling.take(file);
        }}
        onTouch={filling.getReady}
        filledIn={filling.filledIn}
        error={errorOf('resume')}
        isRestored={isRestored}
      />
      <Fields
        of={captchaForm}
        fields={fields}
        labels={registrationLabels}
        wide={['roles']}
        notes={filling.notes}
      />
      <ConsentField label={consent} input={register('consent')} error={errorOf('consent')} />
    </FormFrame>
  );
}
