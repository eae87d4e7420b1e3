'use client';

import './forms.css';
import type { ReactNode } from 'react';
import { HONEYPOT_FIELD, NO_SCRIPTS_FIELD } from '@/lib/contract/forms/names';
import { useHydrated } from '../ui/use-hydrated';
import { Button } from '../ui/button';
import { CaptchaField } from './captcha-field';
import { ErrorSummary } from './error-summary';
import type { ServerParts } from './server-parts';
import type { CaptchaForm } from './use-captcha-form';
import { fieldParts, formNotReady, formNotSent, formWithoutScripts } from '@/lib/content/forms/parts';
import { FORM_NOT_SENT } from '@/lib/routes';

type FormFrameProps = {
  of: CaptchaForm;
  submitLabel: string;
  parts: ServerParts;
  children: ReactNode;
};

/** Asks tools that fill in forms to leave a field alone, each in its own way. */
const notForTools = {
  autoComplete: 'off',
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-form-type': 'other',
  'data-lpignore': 'true',
};

/** Shared layout of all forms: the error summary before the fields; captcha, notice and button after them. */
export function FormFrame({
  of: { form, endpoint, submit, captcha, honeypot, errorOf, getReady, summary },
  submitLabel,
  parts: { notice, contact },
  children,
}: FormFrameProps) {
  return (
    // Without scripts the handler is posted to, so that nothing that is typed ends up in a URL; see
    // lib/forms/native-post.
    <form
      method="post"
      action={endpoint}
      encType="multipart/form-data"
      onSubmit={submit}
      onFocus={getReady}
      noValidate
      className="space-y-5 md:space-y-6"
    >
      <WithoutScripts contact={contact} />
      <ErrorSummary {...summary} />
      <p className="text-ink-soft text-[0.9375rem]">{fieldParts.required}</p>
      {children}
      <div aria-hidden="true" className="absolute -left-[10000px]">
        <input ref={honeypot} name={HONEYPOT_FIELD} type="text" tabIndex={-1} {...notForTools} />
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

/** At the head of a form, for browsers without scripts: that it needs them, and, by the address, that it was not sent. */
function WithoutScripts({ contact }: { contact: ReactNode }) {
  return (
    <>
      <noscript>
        <p className="form-notice">
          {formWithoutScripts()} {contact}
        </p>
        <input type="hidden" name={NO_SCRIPTS_FIELD} value="1" />
      </noscript>
      <p id={FORM_NOT_SENT} tabIndex={-1} className="form-notice form-not-sent">
        {formNotSent()} {contact}
      </p>
    </>
  );
}

/** At the button, until React has taken over: CSS shows it after some seconds, as the scripts that could may have failed. */
function NotReady({ contact }: { contact: ReactNode }) {
  const isReady = useHydrated();
  if (isReady) return null;
  return (
    <p className="form-notice form-not-ready">
      {formNotReady()} {contact}
    </p>
  );
}
