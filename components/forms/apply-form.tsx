'use client';

import { useState } from 'react';
import { applicationLabels } from '@/lib/content/forms/application';
import { applicationConsent } from '@/lib/content/forms/consent';
import { applyPage } from '@/lib/content/jobs';
import type { ApplyJobForm } from '@/lib/forms/apply-job';
import { applicationFields } from '@/lib/contract/forms/application';
import type { FormFields } from '@/lib/contract/forms/field';
import { handlers } from '@/lib/routes';
import type { SentJob } from '@/lib/browser/sent/sent';
import type { Question } from '@/lib/contract/questions';
import { CvFormFields } from './cv-form-fields';
import { FormFrame } from './form-frame';
import { KeptOnDemand } from './kept/kept-on-demand';
import { questionFields } from './question-fields';
import type { ServerParts } from './server-parts';
import { AppliedBefore } from './sent/applied-before';
import { useCaptchaForm } from './use-captcha-form';

type ApplyFormProps = {
  job: SentJob;
  /** Whether the agency asks for current and expected pay. */
  asksPay: boolean;
  /** What the employer asks besides. */
  questions?: Question[];
  parts: ServerParts;
};

const { currentPay, expectedPay, message, consent, source, ...personal } = applicationFields;

/** The 'Enter Your Details' form. */
export function ApplyForm({ job, asksPay, questions = [], parts }: ApplyFormProps) {
  const asked = questionFields(questions);
  const pay: FormFields = asksPay ? { currentPay, expectedPay } : {};
  const fields: FormFields = { ...personal, ...pay, ...asked.fields, message, consent, source };
  const captchaForm = useCaptchaForm<ApplyJobForm>({
    name: 'apply-job',
    fields,
    loadSchema: async () => (await import('@/lib/forms/apply-job')).applyJobForm,
    values: { jobId: job.id },
    about: job.id,
    job,
    endpoint: handlers.applyJob,
    body: 'multipart',
    loadKeeping: () => import('./kept/keeping'),
  });
  const [isKept, setKept] = useState(false);

  return (
    <>
      <AppliedBefore jobId={job.id} />
      <KeptOnDemand jobId={job.id} onWaiting={setKept} />
      {/* It keeps what was typed for a visitor who deletes the kept application. */}
      <div hidden={isKept}>
        <FormFrame of={captchaForm} submitLabel={applyPage.submit} parts={parts}>
          <CvFormFields
            of={captchaForm}
            fields={fields}
            labels={{ ...applicationLabels, ...asked.labels }}
            wide={Object.keys(asked.fields)}
            consent={applicationConsent.label}
          />
        </FormFrame>
      </div>
    </>
  );
}
