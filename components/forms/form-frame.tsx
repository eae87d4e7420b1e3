'use client';

import './forms.css';
import type { ReactNode } from 'react';
import { HONEYPOT_FIELD } from '@/lib/contract/forms/names';
import { useHydrated } from '../ui/use-hydrated';
import { Button } from '../ui/button';
import { CaptchaField } from './captcha-field';
import { ErrorSummary } from './error-summary';
import type { ServerParts } from './server-parts';
import type { CaptchaForm } from './use-captcha-form';
import { fieldParts, formNotReady, formWithoutScripts } from '@/lib/content/forms/parts';

type FormFrameProps = {
  of: CaptchaForm;
  submitLabel: string;
  parts: ServerParts;
  children: ReactNode;
};

/** Attributes that tell form fillers and password managers to skip a field. */
const ignoredByFormFillers = {
  autoComplete: 'off',
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-form-type': 'other',
  'data-lpignore': 'true',
};

/** Layout shared by all forms: error summary, fields, captcha, notice, button. */
export function FormFrame({
  of: { form, endpoint, submit, captcha, honeypot, errorOf, preload, summary },
  submitLabel,
  parts: { notice, contact },
  children,
}: FormFrameProps) {
  return (
    // Before its scripts have come, posts to the handler so that no input ends up in a URL; see lib/forms/native-post.
    <form
      method="post"
      action={endpoint}
      encType="multipart/form-data"
      onSubmit={submit}
      onFocus={preload}
      noValidate
      className="space-y-5 md:space-y-6"
    >
      {/* The style sheet then hides all the rest. */}
      <noscript>
        <p className="form-notice">
          {formWithoutScripts()} {contact}
        </p>
      </noscript>
      <ErrorSummary {...summary} />
      <p className="text-ink-soft text-[0.9375rem]">{fieldParts.required}</p>
      {children}
      <div aria-hidden="true" className="absolute -left-[10000px]">
        <input ref={honeypot} name={HONEYPOT_FIELD} type="text" tabIndex={-1} {...ignoredByFormFillers} />
      </div>
      <CaptchaField captcha={captcha} input={form.register('captchaText')} error={errorOf('captchaText')} />
      {notice}
      <div>
        <Button type="submit" className="w-full md:w-auto md:px-10">
          {submitLabel}
        </Button>
        <NotReady contact={contact} />
      </div>
    </form>
  );
}

/** Shown by CSS after some seconds unless the form has hydrated, as its scripts may have failed. */
function NotReady({ contact }: { contact: ReactNode }) {
  const isReady = useHydrated();
  if (isReady) return null;
  return (
    <p className="form-notice form-not-ready">
      {formNotReady()} {contact}
    </p>
  );
}
