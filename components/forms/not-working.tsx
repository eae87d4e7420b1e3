'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { formNotReady, formNotSent, formWithoutScripts } from '@/lib/content/forms/not-working';
import { NO_SCRIPTS_FIELD } from '@/lib/contract/forms/names';
import { FORM_NOT_SENT } from '@/lib/routes';

/** At the head of a form, for browsers without scripts: that it needs them, and, by the address, that it was not sent. */
export function WithoutScripts({ contact }: { contact: ReactNode }) {
  return (
    <>
      <noscript>
        <p className="form-notice">
          {formWithoutScripts} {contact}
        </p>
        <input type="hidden" name={NO_SCRIPTS_FIELD} value="1" />
      </noscript>
      <p id={FORM_NOT_SENT} tabIndex={-1} className="form-notice form-not-sent">
        {formNotSent} {contact}
      </p>
    </>
  );
}

/** At the button, until React has taken over: CSS shows it after some seconds, as the scripts that could may have failed. */
export function NotReady({ contact }: { contact: ReactNode }) {
  const isReady = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  if (isReady) return null;
  return (
    <p className="form-notice form-not-ready">
      {formNotReady} {contact}
    </p>
  );
}
