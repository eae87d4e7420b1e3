import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { langOf } from '@/lib/base/text/language-of-text';
import type { Label } from '@/lib/content/forms/labels';
import {
  type FormField,
  type FormFields,
  isOptional,
  maxLength,
  textFields,
} from '@/lib/contract/forms/field';
import { fieldParts } from '@/lib/content/forms/parts';
import { EmailInput } from './email-input';
import { type ControlProps, Field } from './field';
import type { CaptchaForm } from './use-captcha-form';

export type FieldsProps = {
  of: CaptchaForm;
  /** The form's field table, see lib/contract/forms. */
  fields: FormFields;
  labels: Record<string, Label>;
  /** Single-line fields at full width; multi-line ones always are. */
  wide?: readonly string[];
  /** Whether folded fields are open initially. */
  isUnfolded?: boolean;
};

/** The visible fields, in two columns where there is room; folded ones behind a disclosure. */
export function Fields(props: FieldsProps) {
  const { of, fields, isUnfolded } = props;
  const typed = textFields(fields).filter(([, { kind }]) => kind !== 'hidden');
  const folded = typed.filter(([, field]) => field.folded);
  const [isOpen, setOpen] = useState(isUnfolded);
  const holdsMore = folded.some(([name]) => of.errorOf(name) || (of.isRestored && of.form.getValues(name)));
  return (
    <>
      <FieldGrid {...props} shown={typed.filter(([, field]) => !field.folded)} />
      {folded.length > 0 && (
        <details
          className="form-details"
          open={isOpen || holdsMore}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>{fieldParts.details}</summary>
          <div className="mt-4">
            <FieldGrid {...props} shown={folded} />
          </div>
        </details>
      )}
    </>
  );
}

function FieldGrid({
  of: { form, errorOf },
  shown,
  labels,
  wide = [],
}: FieldsProps & { shown: [name: string, field: FormField][] }) {
  return (
    <div className="field-grid">
      {shown.map(([name, field]) =>
        field.kind === 'radio' ? (
          <RadioField
            key={name}
            label={labels[name]!}
            choices={field.choices ?? []}
            input={form.register(name)}
          />
        ) : (
          <Field
            key={name}
            name={name}
            label={labels[name]!.label}
            hint={labels[name]!.hint}
            error={errorOf(name)}
            optional={isOptional(field)}
            className={spanOf(field, wide.includes(name))}
          >
            {(control) =>
              field.kind === 'email' ? (
                <EmailInput
                  control={control}
                  input={form.register(name)}
                  onFix={(address) =>
                    form.setValue(name, address, {
                      shouldDirty: true,
                      shouldValidate: form.formState.isSubmitted,
                    })
                  }
                />
              ) : (
                <Control field={field} label={labels[name]!} {...control} {...form.register(name)} />
              )
            }
          </Field>
        ),
      )}
    </div>
  );
}

function spanOf({ kind, half }: FormField, isWide: boolean): string {
  if (kind === 'text' || isWide) return 'col-span-2';
  return half ? '' : 'col-span-2 md:col-span-1';
}

type ControlOwnProps = { field: FormField; label: Label } & ControlProps & UseFormRegisterReturn;

function Control({ field, label, ...control }: ControlOwnProps) {
  const { kind, choices = [], autoComplete } = field;
  switch (kind) {
    case 'text':
      // Longer answers would be cut, see answers.ts.
      return (
        <textarea
          {...control}
          rows={isOptional(field) ? 4 : 8}
          maxLength={field.extra ? maxLength(field) : undefined}
        />
      );
    case 'choice':
      return (
        <select {...control} defaultValue="">
          <option value="">{label.unchosen}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice} {...langOf(label.choices?.[choice] ?? '')}>
              {label.choices?.[choice]}
            </option>
          ))}
        </select>
      );
    case 'phone':
      return <input {...control} type="tel" autoComplete="tel" enterKeyHint="next" />;
    case 'number':
    case 'years':
      return <input {...control} type="text" inputMode="decimal" autoComplete="off" enterKeyHint="next" />;
    default:
      return (
        <input
          {...control}
          type="text"
          autoComplete={autoComplete}
          autoCapitalize={/name$|^organization$/.test(autoComplete ?? '') ? 'words' : undefined}
          enterKeyHint="next"
        />
      );
  }
}

type RadioFieldProps = { label: Label; choices: readonly string[]; input: UseFormRegisterReturn };

/** Radio buttons; the form's default values set the initial choice. */
function RadioField({ label, choices, input }: RadioFieldProps) {
  return (
    <fieldset className="col-span-2">
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
