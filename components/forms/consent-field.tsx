import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldError, fieldId } from './field';

type ConsentFieldProps = {
  /** What is agreed to. */
  label: string;
  input: UseFormRegisterReturn;
  error?: string;
};

/** The initially unticked box by which a candidate consents to what is done with the CV. */
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
            // Otherwise browsers tick it again when the page is reloaded. HTML allows no such attribute on a box.
            if (box) box.autocomplete = 'off';
          }}
          id={id}
          type="checkbox"
          value="on"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="accent-brand mt-0.5 size-6 shrink-0 cursor-pointer"
        />
        <label htmlFor={id} className="cursor-pointer">
          {label}
        </label>
      </div>
    </div>
  );
}
