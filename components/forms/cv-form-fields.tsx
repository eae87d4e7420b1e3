import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { currentCampaign } from '@/lib/forms/campaign';
import { ConsentField } from './consent-field';
import { CvField } from './cv-field';
import { Fields, type FieldsProps } from './fields';

type CvFormFieldsProps = FieldsProps & {
  /** The consent text. */
  consent: string;
};

/** CV upload, then the fields and the consent. */
export function CvFormFields({ of, consent, ...fields }: CvFormFieldsProps) {
  const { errorOf, isRestored } = of;
  const { control, register, setValue } = of.form;
  const resume = useController({ control, name: 'resume' });

  // Known only in the browser.
  useEffect(() => setValue('source', currentCampaign()), [setValue]);

  return (
    <>
      {/* First, because visitors may have to look for the file. */}
      <CvField
        name="resume"
        onChoose={resume.field.onChange}
        error={errorOf('resume')}
        isRestored={isRestored}
      />
      <Fields of={of} {...fields} />
      <ConsentField label={consent} input={register('consent')} error={errorOf('consent')} />
    </>
  );
}
