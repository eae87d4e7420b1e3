import type { ReactNode } from 'react';
import { langOf } from '@/lib/base/text/language-of-text';
import { fieldParts } from '@/lib/content/forms/parts';
import { Changing } from '../ui/changing';
import { unbroken } from '../ui/texts';

export type ControlProps = {
  id: string;
  'aria-required': boolean | undefined;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
  className: string;
};

type FieldProps = {
  /** The field's name in its form; its id is derived from it. */
  name: string;
  label: string;
  hint?: string;
  error?: string;
  /** Whether the error appears while the field is filled in, and so must be announced. */
  isAlert?: boolean;
  optional?: boolean;
  /** Renders the control with the attributes that tie it to label, hint and error. */
  children: (control: ControlProps) => ReactNode;
  className?: string;
};

const controlStyle =
  'border-line-strong text-ink placeholder:text-ink-soft aria-invalid:border-bad aria-invalid:border-2 min-h-12 w-full rounded-xl border bg-white px-4 py-2.5 text-base';

/** Label, hint, error and control, tied together for assistive technology. */
export function Field(props: FieldProps) {
  const { name, label, hint, error, isAlert, optional, children, className } = props;
  const id = fieldId(name);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label
        htmlFor={id}
        id={`${id}-label`}
        className={`block font-semibold ${optional || label.endsWith('*') ? '' : 'required'}`}
      >
        <span {...langOf(label)}>{label}</span>
        {optional && <span className="text-ink-soft font-normal"> {fieldParts.optional}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft max-w-text mt-0.5 text-[0.9375rem]">
          {unbroken(hint)}
        </p>
      )}
      {error && <FieldError name={name} error={error} isAlert={isAlert} className="mt-1" />}
      <div className="mt-2">
        {children({
          id,
          'aria-required': optional ? undefined : true,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': describedBy || undefined,
          className: controlStyle,
        })}
      </div>
    </div>
  );
}

type FieldErrorProps = { name: string; error: string; isAlert?: boolean; className: string };

export function FieldError({ name, error, isAlert, className }: FieldErrorProps) {
  return (
    <p
      id={`${fieldId(name)}-error`}
      role={isAlert ? 'alert' : undefined}
      className={`text-bad text-[0.9375rem] font-semibold ${className}`}
    >
      <span className="sr-only">{fieldParts.error} </span>
      <Changing>{error}</Changing>
    </p>
  );
}

export function fieldId(name: string) {
  return `field-${name}`;
}
