import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

export type LoadSchema<T> = () => Promise<z.ZodType<T, FieldValues>>;

/** Loads what checkBySchema needs; null where it does not come. */
export function loadCheck<T>(loadSchema: LoadSchema<T>) {
  return Promise.all([import('@hookform/resolvers/zod'), loadSchema()]).catch(() => null);
}

/**
 * Checks a form by a schema that comes, with zod, when it is first needed: it is larger than the rest of the form. If it
 * does not come, the server checks alone, by the same schema, and tells of the same mistakes.
 */
export function checkBySchema<T extends FieldValues>(loadSchema: LoadSchema<T>): Resolver<T, unknown, T> {
  return async (values, context, options) => {
    const loaded = await loadCheck(loadSchema);
    if (!loaded) return { values, errors: {} };
    const [{ zodResolver }, schema] = loaded;
    // The schema fills in what may be missing, so its input is wider than its output.
    return (zodResolver(schema) as unknown as Resolver<T, unknown, T>)(values, context, options);
  };
}
