'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm } from 'react-hook-form';
import { applyPage } from '@/lib/content/jobs';
import { type ApplyJobForm, applyJobForm } from '@/lib/forms/apply-job';
import { handlers } from '@/lib/routes';
import { Button } from '../ui/button';
import { CaptchaField } from './captcha-field';
import { CvField } from './cv-field';
import { ErrorSummary } from './error-summary';
import { Field } from './field';
import { listMistakes } from './list-mistakes';
import { useCaptcha } from './use-captcha';
import { useSubmission } from './use-submission';

const { labels, hints } = applyPage;
const fieldOrder = ['firstName', 'lastName', 'email', 'phone', 'message', 'resume', 'captchaText'] as const;

/** The 'Enter Your Details' form. */
export function ApplyForm({ jobId }: { jobId: string }) {
  const form = useForm<ApplyJobForm, unknown, ApplyJobForm>({
    resolver: zodResolver<ApplyJobForm, unknown, ApplyJobForm>(applyJobForm as never),
    defaultValues: { jobId, firstName: '', lastName: '', email: '', phone: '', message: '', captchaText: '' },
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const captcha = useCaptcha('apply-job');
  const resume = useController({ control: form.control, name: 'resume' });
  const { submit, problem, attempt } = useSubmission({
    form,
    captcha,
    endpoint: handlers.applyJob,
    toBody: toFormData,
  });

  return (
    <form onSubmit={submit} noValidate className="space-y-6">
      <ErrorSummary problem={problem} mistakes={listMistakes(errors, fieldOrder)} attempt={attempt} />
      <div className="grid gap-6 md:grid-cols-2">
        <Field name="firstName" label={labels.firstName} error={errors.firstName?.message}>
          {(control) => (
            <input {...control} {...form.register('firstName')} type="text" autoComplete="given-name" />
          )}
        </Field>
        <Field name="lastName" label={labels.lastName} error={errors.lastName?.message}>
          {(control) => (
            <input {...control} {...form.register('lastName')} type="text" autoComplete="family-name" />
          )}
        </Field>
        <Field name="email" label={labels.email} hint={hints.email} error={errors.email?.message}>
          {(control) => <input {...control} {...form.register('email')} type="email" autoComplete="email" />}
        </Field>
        <Field name="phone" label={labels.phone} hint={hints.phone} error={errors.phone?.message}>
          {(control) => (
            <input {...control} {...form.register('phone')} type="tel" inputMode="tel" autoComplete="tel" />
          )}
        </Field>
      </div>
      <Field
        name="message"
        label={labels.message}
        hint={hints.message}
        error={errors.message?.message}
        optional
      >
        {(control) => <textarea {...control} {...form.register('message')} rows={4} />}
      </Field>
      <CvField name="resume" onChoose={resume.field.onChange} error={errors.resume?.message} />
      <CaptchaField
        captcha={captcha}
        input={form.register('captchaText')}
        error={errors.captchaText?.message}
      />
      <Button type="submit" className="w-full md:w-auto md:px-10">
        {labels.submit}
      </Button>
    </form>
  );
}

function toFormData(values: ApplyJobForm & { captchaToken: string }): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}
