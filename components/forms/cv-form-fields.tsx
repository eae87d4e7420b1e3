import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { currentCampaign } from '@/lib/forms/campaign';
import { ConsentField } from './consent-field';
import { CvField } from './cv-field';
import { Fields, type FieldsProps } from './fields';
import { useCvFill } from './use-cv-fill';

type CvFormFieldsProps = Omit<FieldsProps, 'notes'> & {
  /** The consent text. */
  consent: string;
};

/** CV upload, which fills in the fields it can, then the fields and the consent. */
export function CvFormFields({ of, consent, ...fields }: CvFormFieldsProps) {
  const { form, errorOf, isRestored } = of;
  const { control, register, setValue } = form;
  const resume = useController({ control, name: 'resume' });
  const filling = useCvFill(form);

  // Known only in the browser.
  useEffect(() => setValue('source', currentCampaign()), [setValue]);

  return (
    <>
      {/* First, because visitors may have to look for the file. */}
      <CvField
        name="resume"
        onChoose={(file) => {
          resume.field.onChange(file);
          filling.take(file);
        }}
        onTouch={filling.preload}
        filledIn={filling.filledIn}
        error={errorOf('resume')}
        isRestored={isRestored}
      />
      <Fields of={of} {...fields} notes={filling.notes} />
      <ConsentField label={consent} input={register('consent')} error={errorOf('consent')} />
    </>
  );
}
