import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { currentCampaign } from '@/lib/forms/campaign';
import { ConsentField } from './consent-field';
import { CvField } from './cv-field';
import { Fields, type FieldsProps } from './fields';
import { useCvFill } from './use-cv-fill';

type CvFormFieldsProps = Omit<FieldsProps, 'notes'> & {
  /** What is agreed to. */
  consent: string;
};

/** A CV, which fills in the fields that it tells, the fields, and the consent. */
export function CvFormFields({ of, consent, ...fields }: CvFormFieldsProps) {
  const { form, errorOf, isRestored } = of;
  const { control, register, setValue } = form;
  const resume = useController({ control, name: 'resume' });
  const filling = useCvFill(form);

  // Only the browser knows which campaign led to the site.
  useEffect(() => setValue('source', currentCampaign()), [setValue]);

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
      <Fields of={of} {...fields} notes={filling.notes} />
      <ConsentField label={consent} input={register('consent')} error={errorOf('consent')} />
    </>
  );
}
