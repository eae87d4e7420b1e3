import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

export type LoadSchema<T> = () => Promise<z.ZodType<T, FieldValues>>;

/** Loads the resolver and the schema; null if either fails to load. */
export function loadCheck<T>(loadSchema: LoadSchema<T>) {
  return Promise.all([import('@hookform/resolvers/zod'), loadSchema()]).catch(() => null);
}

/**
 * A resolver that loads its schema, and zod, when first needed: together they are larger than the rest of the form. If
 * they fail to load, the server alone validates, by the same schema and with the same messages.
 */
export function checkBySchema<T extends FieldValues>(loadSchema: LoadSchema<T>): Resolver<T, unknown, T> {
  return async (values, context, options) => {
    const loaded = await loadCheck(loadSchema);
    if (!loaded) return { values, errors: {} };
    const [{ zodResolver }, schema] = loaded;
    // The schema fills in optional fields, so its input type is wider than its output.
    return (zodResolver(schema) as unknown as Resolver<T, unknown, T>)(values, context, options);
  };
}
