'use client';

import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { applicationLabels } from '@/lib/content/forms/application';
import { applyPage } from '@/lib/content/jobs';
import type { ApplyJobForm } from '@/lib/forms/apply-job';
import { currentCampaign } from '@/lib/forms/campaign';
import { applicationFields } from '@/lib/shared/forms/application';
import { handlers } from '@/lib/shared/routes';
import type { SentJob } from '@/lib/forms/sent';
import { ConsentField } from './consent-field';
import { CvField } from './cv-field';
import { Fields } from './fields';
import { FormFrame } from './form-frame';
import type { ServerParts } from './server-parts';
import { AppliedBefore } from './sent/applied-before';
import { useCaptchaForm } from './use-captcha-form';

type ApplyFormProps = {
  job: SentJob;
  /** Whether the agency asks for current and expected pay. */
  asksPay: boolean;
  parts: ServerParts;
};

const { currentPay: _current, expectedPay: _expected, ...fieldsWithoutPay } = applicationFields;

/** The 'Enter Your Details' form. The CV comes first: it is what visitors may have to look for. */
export function ApplyForm({ job, asksPay, parts }: ApplyFormProps) {
  const fields = asksPay ? applicationFields : fieldsWithoutPay;
  const captchaForm = useCaptchaForm<ApplyJobForm>({
    name: 'apply-job',
    fields,
    loadSchema: async () => (await import('@/lib/forms/apply-job')).applyJobForm,
    values: { jobId: job.id },
    about: job.id,
    job,
    endpoint: handlers.applyJob,
    body: 'multipart',
  });
  const { errorOf, isRestored } = captchaForm;
  const { control, register, setValue } = captchaForm.form;
  const resume = useController({ control, name: 'resume' });

  // Only the browser knows which campaign led to the site.
  useEffect(() => setValue('source', currentCampaign()), [setValue]);

  return (
    <>
      <AppliedBefore jobId={job.id} />
      <FormFrame of={captchaForm} submitLabel={applyPage.submit} parts={parts}>
        <CvField
          name="resume"
          onChoose={resume.field.onChange}
          error={errorOf('resume')}
          isRestored={isRestored}
        />
        <Fields of={captchaForm} fields={fields} labels={applicationLabels} />
        <ConsentField input={register('consent')} error={errorOf('consent')} />
      </FormFrame>
    </>
  );
}
