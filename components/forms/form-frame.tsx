'use client';

import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { Button } from '../ui/button';
import { CaptchaField } from './captcha-field';
import { ErrorSummary } from './error-summary';
import type { CaptchaForm } from './use-captcha-form';

type FormFrameProps<T extends FieldValues & { captchaText: string }> = {
  of: CaptchaForm<T>;
  submitLabel: string;
  children: ReactNode;
};

/** What all forms share: the error summary before the fields, the captcha and the button after them. */
export function FormFrame<T extends FieldValues & { captchaText: string }>({
  of: { form, submit, captcha, errorOf, summary },
  submitLabel,
  children,
}: FormFrameProps<T>) {
  return (
    <form onSubmit={submit} noValidate className="space-y-6">
      <ErrorSummary {...summary} />
      {children}
      <CaptchaField
        captcha={captcha}
        input={form.register('captchaText' as Path<T>)}
        error={errorOf('captchaText')}
      />
      <Button type="submit" className="w-full md:w-auto md:px-10">
        {submitLabel}
      </Button>
    </form>
  );
}
