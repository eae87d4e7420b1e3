'use client';

import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { formWithoutScripts } from '@/lib/content/failures';
import { identity } from '@/lib/content/identity';
import { HONEYPOT_FIELD } from '@/lib/shared/forms/names';
import { Button } from '../ui/button';
import { CaptchaField } from './captcha-field';
import { ErrorSummary } from './error-summary';
import type { CaptchaForm } from './use-captcha-form';

type FormFrameProps<T extends FieldValues & { captchaText: string }> = {
  of: CaptchaForm<T>;
  submitLabel: string;
  /** What visitors should know before sending. */
  notice: ReactNode;
  children: ReactNode;
};

/** Shared layout of all forms: the error summary before the fields; captcha, notice and button after them. */
export function FormFrame<T extends FieldValues & { captchaText: string }>({
  of: { form, submit, captcha, honeypot, errorOf, getReady, summary },
  submitLabel,
  notice,
  children,
}: FormFrameProps<T>) {
  const captchaText = 'captchaText' as Path<T>;
  return (
    // With this method, a browser without the script does not navigate: what was typed stays, and never ends up in a
    // URL.
    <form method="dialog" onSubmit={submit} onFocus={getReady} noValidate className="space-y-6">
      <noscript>
        <p className="border-bad mb-6 rounded-2xl border-2 bg-white p-5">
          {formWithoutScripts.text} {identity.email}
        </p>
      </noscript>
      <ErrorSummary {...summary} />
      {children}
      <div aria-hidden="true" className="absolute -left-[10000px]">
        <input ref={honeypot} name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <CaptchaField captcha={captcha} input={form.register(captchaText)} error={errorOf('captchaText')} />
      {notice}
      <Button type="submit" className="w-full md:w-auto md:px-10">
        {submitLabel}
      </Button>
    </form>
  );
}
