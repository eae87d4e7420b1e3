'use client';

import { useEffect, useState } from 'react';
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
import { KeptOnDemand } from './kept/kept-on-demand';
import type { ServerParts } from './server-parts';
import { AppliedBefore } from './sent/applied-before';
import { useCaptchaForm } from './use-captcha-form';

/** The 'Enter Your Details' form. The CV comes first: it is what visitors may have to look for. */
export function ApplyForm({ job, parts }: { job: SentJob; parts: ServerParts }) {
  const captchaForm = useCaptchaForm<ApplyJobForm>({
    name: 'apply-job',
    fields: applicationFields,
    loadSchema: async () => (await import('@/lib/forms/apply-job')).applyJobForm,
    values: { jobId: job.id },
    about: job.id,
    job,
    endpoint: handlers.applyJob,
    body: 'multipart',
    loadKeeping: () => import('./kept/keeping'),
  });
  const [isKept, setKept] = useState(false);
  const { errorOf, isRestored } = captchaForm;
  const { control, register, setValue } = captchaForm.form;
  const resume = useController({ control, name: 'resume' });

  // Only the browser knows which campaign led to the site.
  useEffect(() => setValue('source', currentCampaign()), [setValue]);

  return (
    <>
      <AppliedBefore jobId={job.id} />
      <KeptOnDemand jobId={job.id} onWaiting={setKept} />
      {/* It keeps what was typed for a visitor who deletes the kept application. */}
      <div hidden={isKept}>
        <FormFrame of={captchaForm} submitLabel={applyPage.submit} parts={parts}>
          <CvField
            name="resume"
            onChoose={resume.field.onChange}
            error={errorOf('resume')}
            isRestored={isRestored}
          />
          <Fields of={captchaForm} fields={applicationFields} labels={applicationLabels} />
          <ConsentField input={register('consent')} error={errorOf('consent')} />
        </FormFrame>
      </div>
    </>
  );
}
