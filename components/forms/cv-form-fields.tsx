import { useEffect } from 'react';
import { type FieldValues, type Path, type PathValue, useController } from 'react-hook-form';
import type { Label } from '@/lib/content/forms/labels';
import { currentCampaign } from '@/lib/forms/campaign';
import type { FormFields } from '@/lib/contract/forms/field';
import { ConsentField } from './consent-field';
import { CvField } from './cv-field';
import { Fields } from './fields';
import type { CaptchaForm } from './use-captcha-form';
import { useCvFill } from './use-cv-fill';

type CvForm = FieldValues & { captchaText: string; resume: unknown; consent: unknown; source?: unknown };

type CvFormFieldsProps<T extends CvForm> = {
  of: CaptchaForm<T>;
  fields: FormFields;
  labels: Record<string, Label>;
  /** Single-line fields of full width. */
  wide?: readonly string[];
  isUnfolded?: boolean;
  /** What is agreed to. */
  consent: string;
};

/** A CV, which fills in the fields that it tells, the fields, and the consent. */
export function CvFormFields<T extends CvForm>({
  of,
  fields,
  labels,
  wide,
  isUnfolded,
  consent,
}: CvFormFieldsProps<T>) {
  const { form, errorOf, isRestored } = of;
  const { control, register, setValue } = form;
  const resume = useController({ control, name: 'resume' as Path<T> });
  const filling = useCvFill(form);

  // Only the browser knows which campaign led to the site.
  useEffect(() => setValue('source' as Path<T>, currentCampaign() as PathValue<T, Path<T>>), [setValue]);

  return (
    <>
      {/* First: it is what visitors may have to look for. */}
      <CvField
        name="resume"
        onChoose={(file) => {
          resume.field.onChange(file);
          filling.take(file);
        }}
        onTouch={filling.getReady}
        filledIn={filling.filledIn}
        error={errorOf('resume')}
        isRestored={isRestored}
      />
      <Fields
        of={of}
        fields={fields}
        labels={labels}
        wide={wide}
        isUnfolded={isUnfolded}
        notes={filling.notes}
      />
      <ConsentField label={consent} input={register('consent' as Path<T>)} error={errorOf('consent')} />
    </>
  );
}
