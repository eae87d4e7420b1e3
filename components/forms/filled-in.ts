import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Takes over what stands in a form's controls without the form having heard of it: some browsers fill in names and
 * addresses without an event.
 */
export function takeFilledIn<T extends FieldValues>(
  controls: HTMLFormControlsCollection,
  { getValues, setValue }: UseFormReturn<T, unknown, T>,
  names: string[],
): void {
  for (const name of names) {
    const control = controls.namedItem(name);
    if (!isText(control) || control.value === getValues(name as Path<T>)) continue;
    setValue(name as Path<T>, control.value as PathValue<T, Path<T>>, { shouldDirty: true });
  }
}

function isText(control: Element | RadioNodeList | null) {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  );
}
