import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/** Name of the event that carries a text to a form's field. */
const CARRIED = 'carried-over';
type Carried = { name: string; text: string };

/** Texts copied into a control. They may be replaced by a later copy; what the visitor typed may not. */
const carried = new WeakMap<HTMLInputElement, string>();

/** Copies values to another form's fields of the same name, then focuses the first empty field of `order` there. */
export function carryOver(from: HTMLFormElement, into: HTMLFormElement, order: readonly string[]): void {
  for (const { name, value } of inputsOf(from)) {
    const target = into.elements.namedItem(name);
    if (target instanceof HTMLInputElement && value && isReplaceable(target)) fill(target, value);
  }
  const next = order.map((name) => into.elements.namedItem(name)).find(isEmpty);
  // Centred, to show the form's heading too; the style sheet decides whether it scrolls smoothly.
  next?.scrollIntoView({ block: 'center' });
  next?.focus({ preventScroll: true });
}

const inputsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((element) => element instanceof HTMLInputElement);

const isReplaceable = (input: HTMLInputElement) => !input.value || input.value === carried.get(input);

function fill(input: HTMLInputElement, text: string) {
  carried.set(input, text);
  document.dispatchEvent(new CustomEvent<Carried>(CARRIED, { detail: { name: input.name, text } }));
}

const isEmpty = (control: Element | RadioNodeList | null): control is HTMLInputElement =>
  control instanceof HTMLElement && 'value' in control && !control.value;

/** Applies carried-over texts to a form as if they had been typed. */
export function useCarriedOver({ setValue }: UseFormReturn): void {
  useEffect(() => {
    const apply = (event: Event) => {
      const { name, text } = (event as CustomEvent<Carried>).detail;
      setValue(name, text, { shouldDirty: true });
    };
    document.addEventListener(CARRIED, apply);
    return () => document.removeEventListener(CARRIED, apply);
  }, [setValue]);
}
