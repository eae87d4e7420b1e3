import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

export type LoadSchema = () => Promise<z.ZodType<FieldValues, FieldValues>>;

/** Loads the resolver and the schema; null if either fails to load. */
export function loadCheck(loadSchema: LoadSchema) {
  return Promise.all([import('@hookform/resolvers/zod'), loadSchema()]).catch(() => null);
}

/**
 * A resolver that loads its schema, and zod, when first needed: together they are larger than the rest of the form. If
 * they fail to load, the server alone validates, by the same schema and with the same messages.
 */
export function checkBySchema(loadSchema: LoadSchema): Resolver {
  return async (values, context, options) => {
    const loaded = await loadCheck(loadSchema);
    if (!loaded) return { values, errors: {} };
    const [{ zodResolver }, schema] = loaded;
    return zodResolver(schema)(values, context, options);
  };
}
