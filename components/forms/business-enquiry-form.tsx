'use client';

import { businessEnquiryForm as copy } from '@/lib/content/enquiries';
import type { BusinessEnquiryForm as Values } from '@/lib/forms/business-enquiry';
import { requirements } from '@/lib/forms/requirements';
import { handlers } from '@/lib/shared/routes';
import { Field } from './field';
import { FormFrame } from './form-frame';
import { PrivacyNotice } from './privacy-notice';
import { useCaptchaForm } from './use-captcha-form';

const { labels } = copy;

/** The Business Enquiry form at the end of the service pages. */
export function BusinessEnquiryForm() {
  const captchaForm = useCaptchaForm<Values>({
    name: 'business-enquiry',
    loadSchema: async () => (await import('@/lib/forms/business-enquiry')).businessEnquiryForm,
    defaultValues: { name: '', email: '', mobile: '', company: '', description: '', captchaText: '' },
    fieldOrder: ['name', 'email', 'mobile', 'company', 'requirement', 'description', 'captchaText'],
    endpoint: handlers.businessEnquiry,
    body: 'json',
  });
  const { errorOf } = captchaForm;
  const { register } = captchaForm.form;

  return (
    <FormFrame
      of={captchaForm}
      submitLabel={labels.submit}
      notice={<PrivacyNotice form="business-enquiry" />}
    >
      <div className="grid gap-6 md:grid-cols-2">
        <Field name="name" label={labels.name} error={errorOf('name')}>
          {(control) => <input {...control} {...register('name')} type="text" autoComplete="name" />}
        </Field>
        <Field name="email" label={labels.email} error={errorOf('email')}>
          {(control) => <input {...control} {...register('email')} type="email" autoComplete="email" />}
        </Field>
        <Field name="mobile" label={labels.mobile} error={errorOf('mobile')}>
          {(control) => <input {...control} {...register('mobile')} type="tel" autoComplete="tel" />}
        </Field>
        <Field name="company" label={labels.company} error={errorOf('company')}>
          {(control) => (
            <input {...control} {...register('company')} type="text" autoComplete="organization" />
          )}
        </Field>
      </div>
      <Field name="requirement" label={labels.requirement} error={errorOf('requirement')}>
        {(control) => (
          <select {...control} {...register('requirement')} defaultValue="">
            <option value="" disabled>
              {copy.requirementPlaceholder}
            </option>
            {requirements.map((requirement) => (
              <option key={requirement}>{requirement}</option>
            ))}
          </select>
        )}
      </Field>
      <Field name="description" label={labels.description} error={errorOf('description')} optional>
        {(control) => <textarea {...control} {...register('description')} rows={4} />}
      </Field>
    </FormFrame>
  );
}
