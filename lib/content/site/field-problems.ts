import { z } from 'zod';
import { closest, distance } from 'fastest-levenshtein';

/** An object of these fields alone; its message suggests the right name for a misspelt one. */
export const fields = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => `has no field ${key}${didYouMean(key, Object.keys(shape))}`).join('; ')
        : undefined,
  });

/** Schema errors of a value, each beginning with the field path, e.g. "offices[0].locality". */
export const fieldProblems = (schema: z.ZodType, value: unknown, field = ''): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) =>
    `${path.reduce<string>(withStep, field)} ${message}`.trim(),
  );

const withStep = (field: string, step: PropertyKey): string =>
  typeof step === 'number' ? `${field}[${step}]` : field ? `${field}.${String(step)}` : String(step);

/** "; did you mean phone?" if a known name is close, else lists the names. */
export function didYouMean(name: string, known: readonly string[]): string {
  const small = known.map((each) => each.toLowerCase());
  const near = known.length > 0 ? closest(name.toLowerCase(), small) : '';
  if (near && distance(name.toLowerCase(), near) <= Math.max(2, near.length / 3))
    return `; did you mean ${known[small.indexOf(near)]}?`;
  return known.length > 0 && known.length <= 20 ? `; known are ${known.join(', ')}` : '';
}
