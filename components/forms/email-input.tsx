import { type ChangeEvent, type FocusEvent, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { didYouMean } from '@/lib/content/forms/parts';
import type { ControlProps } from './field';

type EmailInputProps = {
  control: ControlProps;
  input: UseFormRegisterReturn;
  onFix: (address: string) => void;
};

/** An e-mail input that suggests a correction on leaving when the domain looks like a mistyped big provider's. */
export function EmailInput({ control, input, onFix }: EmailInputProps) {
  const [meant, setMeant] = useState<string | null>(null);

  async function look({ target, relatedTarget }: FocusEvent<HTMLInputElement>) {
    // A suggestion would move the button away from the pointer.
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
        enterKeyHint="next"
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
