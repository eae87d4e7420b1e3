'use client';

import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { applicationLabels } from '@/lib/content/forms/application';
import { applyPage } from '@/lib/content/jobs';
import type { ApplyJobForm } from '@/lib/forms/apply-job';
import { currentCampaign } from '@/lib/forms/campaign';
import { applicationFields } from '@/lib/shared/forms/application';
import { handlers } from '@/lib/shared/routes';
import { ConsentField } from './consent-field';
import { CvField } from './cv-field';
import { Fields } from './fields';
import { FormFrame } from './form-frame';
import { PrivacyNotice } from './privacy-notice';
import { useCaptchaForm } from './use-captcha-form';

/** The 'Enter Your Details' form. */
export function ApplyForm({ jobId }: { jobId: string }) {
  const captchaForm = useCaptchaForm<ApplyJobForm>({
    name: 'apply-job',
    fields: applicationFields,
    loadSchema: async () => (await import('@/lib/forms/apply-job')).applyJobForm,
    values: { jobId },
    endpoint: handlers.applyJob,
    body: 'multipart',
  });
  const { errorOf } = captchaForm;
  const { control, register, setValue } = captchaForm.form;
  const resume = useController({ control, name: 'resume' });

  // Only the browser knows which campaign led to the site.
  useEffect(() => setValue('source', currentCampaign()), [setValue]);

  return (
    <FormFrame of={captchaForm} submitLabel={applyPage.submit} notice={<PrivacyNotice form="apply-job" />}>
      <Fields of={captchaForm} fields={applicationFields} labels={applicationLabels} />
      <CvField name="resume" onChoose={resume.field.onChange} error={errorOf('resume')} />
      <ConsentField input={register('consent')} error={errorOf('consent')} />
    </FormFrame>
  );
}
