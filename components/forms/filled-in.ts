import type { UseFormReturn } from 'react-hook-form';

/**
 * Takes over what stands in a form's controls without the form having heard of it: some browsers fill in names and
 * addresses without an event.
 */
export function takeFilledIn(
  controls: HTMLFormControlsCollection,
  { getValues, setValue }: UseFormReturn,
  names: string[],
): void {
  for (const name of names) {
    const control = controls.namedItem(name);
    if (!isText(control) || control.value === getValues(name)) continue;
    setValue(name, control.value, { shouldDirty: true });
  }
}

function isText(control: Element | RadioNodeList | null) {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  );
}
