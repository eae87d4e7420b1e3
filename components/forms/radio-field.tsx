import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Label } from '@/lib/content/forms/label';

type RadioFieldProps = { label: Label; choices: readonly string[]; input: UseFormRegisterReturn };

/** A choice with all its answers in view; the form says which one it begins with. */
export function RadioField({ label, choices, input }: RadioFieldProps) {
  return (
    <fieldset className="md:col-span-2">
      <legend className="font-semibold">{label.label}</legend>
      <div className="mt-1 flex flex-wrap gap-x-8">
        {choices.map((choice) => (
          <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input {...input} type="radio" value={choice} className="accent-brand size-5 shrink-0" />
            {label.choices?.[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
