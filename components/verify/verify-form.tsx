import { verifyPage } from '@/lib/content/verify';
import type { VerifyField } from '@/lib/links/verify/answer';
import { handlers } from '@/lib/routes';
import { Field } from '../forms/field';
import { Button } from '../ui/button';

type VerifyFormProps = {
  field: VerifyField;
  /** What was typed before, and what was wrong with it. */
  typed?: string;
  error?: string;
};

// A spell checker would change what was copied, and send it away.
const AS_TYPED = {
  autoCapitalize: 'off',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/** A question to the page: a plain form, which needs no scripts. */
export function VerifyForm({ field, typed, error }: VerifyFormProps) {
  const { heading, intro, label, hint, submit } = verifyPage[field];
  return (
    <section aria-labelledby={`${field}-heading`} className="verify-form">
      <h2 id={`${field}-heading`} className="type-subheading">
        {heading}
      </h2>
      <p className="text-ink-soft mt-2">{intro}</p>
      <form method="post" action={handlers.verify} encType="multipart/form-data">
        <Field name={field} label={label} hint={hint} error={error}>
          {(control) => <input {...control} {...AS_TYPED} type="text" name={field} defaultValue={typed} />}
        </Field>
        <Button type="submit" className="mt-4">
          {submit}
        </Button>
      </form>
    </section>
  );
}
