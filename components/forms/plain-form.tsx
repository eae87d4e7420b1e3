import type { Label } from '@/lib/content/forms/labels';
import { Fields } from './fields';
import { FormFrame } from './form-frame';
import type { ServerParts } from './server-parts';
import { type CaptchaFormOptions, useCaptchaForm } from './use-captcha-form';

type PlainFormProps = CaptchaFormOptions & {
  labels: Record<string, Label>;
  /** Single-line fields at full width. */
  wide?: readonly string[];
  submitLabel: string;
  parts: ServerParts;
};

/** A form made entirely from its field table. */
export function PlainForm({ labels, wide, submitLabel, parts, ...options }: PlainFormProps) {
  const captchaForm = useCaptchaForm(options);
  return (
    <FormFrame of={captchaForm} submitLabel={submitLabel} parts={parts}>
      <Fields of={captchaForm} fields={options.fields} labels={labels} wide={wide} />
    </FormFrame>
  );
}
