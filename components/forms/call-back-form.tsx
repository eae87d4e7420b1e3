'use client';

import './call-back-form.css';
import type { FormEvent } from 'react';
import { businessEnquiryLabels as labels } from '@/lib/content/forms/labels';
import { businessEnquiryFields } from '@/lib/contract/forms/business-enquiry';
import { useHydrated } from '../ui/use-hydrated';
import { buttonStyle } from '../ui/button';
import { carryOver } from './carry-over';

/** As in the Business Enquiry form; its ids differ, as both are on one page. */
const FIELDS = [
  { name: 'name', type: 'text', autoComplete: businessEnquiryFields.name.autoComplete },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'mobile', type: 'tel', autoComplete: 'tel' },
] as const;

const ORDER = [...Object.keys(businessEnquiryFields), 'captchaText'];

type CallBackFormProps = {
  /** Id of the Business Enquiry's section. */
  target: string;
  /** Given by the server: the file of these words has more than a browser may know. */
  copy: { heading: string; goOn: string; hint: string };
};

/** The beginning of the Business Enquiry in the page's head. It sends nothing: it leads on to the form, with what was typed. */
export function CallBackForm({ target, copy }: CallBackFormProps) {
  const isReady = useHydrated();
  function goOn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = document.getElementById(target)?.querySelector('form');
    if (form) carryOver(event.currentTarget, form, ORDER);
    // Where the form has failed, its section says so.
    else location.hash = target;
  }
  return (
    // By its method a browser never sends it, so that nothing that is typed ends up in a URL.
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
        // Until the scripts have come, the way to the form alone.
        <a href={`#${target}`} className={buttonStyle('accent')} aria-describedby="call-back-hint">
          {copy.goOn}
        </a>
      )}
      <p id="call-back-hint">{copy.hint}</p>
    </form>
  );
}
