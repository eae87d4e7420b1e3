'use client';

import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { currentCampaign } from '@/lib/forms/campaign';
import { applyPage } from '@/lib/content/jobs';
import type { ApplyJobForm } from '@/lib/forms/apply-job';
import { handlers } from '@/lib/shared/routes';
import { ConsentField } from './consent-field';
import { CvField } from './cv-field';
import { Field } from './field';
import { FormFrame } from './form-frame';
import { PrivacyNotice } from './privacy-notice';
import { useCaptchaForm } from './use-captcha-form';

const { labels, hints } = applyPage;

/** The 'Enter Your Details' form. */
export function ApplyForm({ jobId }: { jobId: string }) {
  const captchaForm = useCaptchaForm<ApplyJobForm>({
    name: 'apply-job',
    loadSchema: async () => (await import('@/lib/forms/apply-job')).applyJobForm,
    defaultValues: {
      ...{ jobId, firstName: '', lastName: '', email: '', phone: '', message: '' },
      ...{ captchaText: '', source: '' },
    },
    fieldOrder: ['firstName', 'lastName', 'email', 'phone', 'message', 'resume', 'consent', 'captchaText'],
    endpoint: handlers.applyJob,
    body: 'multipart',
  });
  const { errorOf } = captchaForm;
  const { register, setValue } = captchaForm.form;
  const resume = useController({ control: captchaForm.form.control, name: 'resume' });

  // Only the browser knows what led to the site.
  useEffect(() => setValue('source', currentCampaign()), [setValue]);

  return (
    <FormFrame of={captchaForm} submitLabel={labels.submit} notice={<PrivacyNotice form="apply-job" />}>
      <div className="grid gap-6 md:grid-cols-2">
        <Field name="firstName" label={labels.firstName} error={errorOf('firstName')}>
          {(control) => (
            <input {...control} {...register('firstName')} type="text" autoComplete="given-name" />
          )}
        </Field>
        <Field name="lastName" label={labels.lastName} error={errorOf('lastName')}>
          {(control) => (
            <input {...control} {...register('lastName')} type="text" autoComplete="family-name" />
          )}
        </Field>
        <Field name="email" label={labels.email} hint={hints.email} error={errorOf('email')}>
          {(control) => <input {...control} {...register('email')} type="email" autoComplete="email" />}
        </Field>
        <Field name="phone" label={labels.phone} hint={hints.phone} error={errorOf('phone')}>
          {(control) => <input {...control} {...register('phone')} type="tel" autoComplete="tel" />}
        </Field>
      </div>
      <Field name="message" label={labels.message} hint={hints.message} error={errorOf('message')} optional>
        {(control) => <textarea {...control} {...register('message')} rows={4} />}
      </Field>
      <CvField name="resume" onChoose={resume.field.onChange} error={errorOf('resume')} />
      <ConsentField input={register('consent')} error={errorOf('consent')} />
    </FormFrame>
  );
}
