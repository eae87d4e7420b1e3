import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/** The event by which a form is told of a text for one of its fields. */
const CARRIED = 'carried-over';
type Carried = { name: string; text: string };

/** What was carried into a control, so that a correction may follow it; what a visitor typed there may not be replaced. */
const carried = new WeakMap<HTMLInputElement, string>();

/**
 * Puts what stands in one form into the fields of the same names in another, and the focus into the first of `order` that
 * is still empty there.
 */
export function carryOver(from: HTMLFormElement, into: HTMLFormElement, order: readonly string[]): void {
  for (const { name, value } of inputsOf(from)) {
    const target = into.elements.namedItem(name);
    if (target instanceof HTMLInputElement && value && isOurs(target)) fill(target, value);
  }
  const next = order.map((name) => into.elements.namedItem(name)).find(isEmpty);
  // In the middle, with the form's heading above it; smooth where the style sheet says so.
  next?.scrollIntoView({ block: 'center' });
  next?.focus({ preventScroll: true });
}

const inputsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((element) => element instanceof HTMLInputElement);

const isOurs = (input: HTMLInputElement) => !input.value || input.value === carried.get(input);

function fill(input: HTMLInputElement, text: string) {
  carried.set(input, text);
  document.dispatchEvent(new CustomEvent<Carried>(CARRIED, { detail: { name: input.name, text } }));
}

const isEmpty = (control: Element | RadioNodeList | null): control is HTMLInputElement =>
  control instanceof HTMLElement && 'value' in control && !control.value;

/** Takes what is carried over into a form, as if it had been typed there. */
export function useCarriedOver({ setValue }: UseFormReturn): void {
  useEffect(() => {
    const take = (event: Event) => {
      const { name, text } = (event as CustomEvent<Carried>).detail;
      setValue(name, text, { shouldDirty: true });
    };
    document.addEventListener(CARRIED, take);
    return () => document.removeEventListener(CARRIED, take);
  }, [setValue]);
}
