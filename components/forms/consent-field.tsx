import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldError, fieldId } from './field';

type ConsentFieldProps = {
  /** The consent text. */
  label: string;
  input: UseFormRegisterReturn;
  error?: string;
};

/** The consent checkbox, initially unticked. */
export function ConsentField({ label, input, error }: ConsentFieldProps) {
  const id = fieldId(input.name);
  return (
    <div>
      {error && <FieldError name={input.name} error={error} className="mb-1" />}
      <div className="flex items-start gap-3">
        <input
          {...input}
          ref={(box) => {
            input.ref(box);
            // Keeps browsers from restoring the tick on reload. HTML has no autocomplete attribute for checkboxes,
            // only the property.
            if (box) box.autocomplete = 'off';
          }}
          id={id}
          type="checkbox"
          value="on"
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="accent-brand mt-0.5 size-6 shrink-0 cursor-pointer"
        />
        <label htmlFor={id} className="required cursor-pointer">
          {label}
        </label>
      </div>
    </div>
  );
}
