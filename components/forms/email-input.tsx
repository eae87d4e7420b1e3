import { type ChangeEvent, type FocusEvent, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { didYouMean } from '@/lib/content/forms/parts';
import type { ControlProps } from './field';

type EmailInputProps = {
  control: ControlProps;
  input: UseFormRegisterReturn;
  onFix: (address: string) => void;
};

/** An e-mail address. One that nearly ends like a big provider's is asked about when it is left, and corrected by a tap. */
export function EmailInput({ control, input, onFix }: EmailInputProps) {
  const [meant, setMeant] = useState<string | null>(null);

  async function look({ target, relatedTarget }: FocusEvent<HTMLInputElement>) {
    // What appears now would move the button away from under the pointer.
    if (relatedTarget instanceof HTMLButtonElement) return;
    const loaded = await import('@/lib/forms/meant-email').catch(() => null);
    setMeant(loaded?.meantEmail(target.value) ?? null);
  }

  function fix(address: string) {
    setMeant(null);
    onFix(address);
    document.getElementById(control.id)?.focus();
  }

  return (
    <>
      <input
        {...control}
        {...input}
        type="email"
        autoComplete="email"
        onChange={(event: ChangeEvent) => {
          setMeant(null);
          return input.onChange(event);
        }}
        onBlur={(event) => {
          void look(event);
          return input.onBlur(event);
        }}
      />
      <div role="status">
        {meant && (
          <p key={meant} className="field-note">
            {didYouMean()}{' '}
            <button type="button" onClick={() => fix(meant)}>
              {meant}
            </button>
          </p>
        )}
      </div>
    </>
  );
}
