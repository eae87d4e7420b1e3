import type { FieldErrors, FieldValues } from 'react-hook-form';

/** The messages of a form's errors, in the order in which its fields stand on the page. */
export function listMistakes<T extends FieldValues>(
  errors: FieldErrors<T>,
  order: readonly (keyof T & string)[],
) {
  return order.flatMap((field) => {
    const message = errors[field]?.message;
    return typeof message === 'string' ? [{ field, message }] : [];
  });
}
