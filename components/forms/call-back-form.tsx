'use client';

import type { FormEvent } from 'react';
import { businessEnquiryLabels as labels } from '@/lib/content/forms/labels';
import { businessEnquiryFields } from '@/lib/contract/forms/business-enquiry';
import { useHydrated } from '../ui/use-hydrated';
import { buttonStyle } from '../ui/button';
import { carryOver } from './carry-over';

/** The Business Enquiry's fields, with ids of their own because both forms are on one page. */
const FIELDS = [
  { name: 'name', type: 'text', autoComplete: businessEnquiryFields.name.autoComplete },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'mobile', type: 'tel', autoComplete: 'tel' },
] as const;

const ORDER = [...Object.keys(businessEnquiryFields), 'captchaText'];

type CallBackFormProps = {
  /** Id of the section with the Business Enquiry form. */
  target: string;
  /** Passed in so that the whole content file stays out of the client bundle. */
  copy: { heading: string; goOn: string; hint: string };
};

/** The Business Enquiry's first fields. Submits nothing: copies the input to the full form and focuses it. */
export function CallBackForm({ target, copy }: CallBackFormProps) {
  const isReady = useHydrated();
  function goOn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = document.getElementById(target)?.querySelector('form');
    if (form) carryOver(event.currentTarget, form, ORDER);
    // The form failed to load; its section says so.
    else location.hash = target;
  }
  return (
    // `method="dialog"` keeps the browser from submitting, so no input ends up in a URL.
    <form
      method="dialog"
      onSubmit={goOn}
      noValidate
      aria-labelledby="call-back-heading"
      className="call-back"
    >
      <h2 id="call-back-heading">{copy.heading}</h2>
      {FIELDS.map(({ name, ...input }) => (
        <div key={name}>
          <label htmlFor={`call-back-${name}`}>{labels[name].label}</label>
          <input id={`call-back-${name}`} name={name} {...input} />
        </div>
      ))}
      {isReady ? (
        <button type="submit" className={buttonStyle('accent')} aria-describedby="call-back-hint">
          {copy.goOn}
        </button>
      ) : (
        // Before hydration, only a link to the form.
        <a href={`#${target}`} className={buttonStyle('accent')} aria-describedby="call-back-hint">
          {copy.goOn}
        </a>
      )}
      <p id="call-back-hint">{copy.hint}</p>
    </form>
  );
}
