import type { z } from 'zod';
import { closest, distance } from 'fastest-levenshtein';

/** Schema errors of a value, each beginning with the field path, e.g. "offices[0].locality". */
export function fieldProblems(schema: z.ZodType, value: unknown, field = ''): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).flatMap((issue) => {
    const at = issue.path.reduce<string>(withStep, field);
    if (issue.code !== 'unrecognized_keys') return [`${at} ${issue.message}`.trim()];
    const known = knownFields(schema, issue.path);
    return issue.keys.map((key) => `${withStep(at, key)} is not a field here${didYouMean(key, known)}`);
  });
}

const withStep = (field: string, step: PropertyKey): string =>
  typeof step === 'number' ? `${field}[${step}]` : field ? `${field}.${String(step)}` : String(step);

type Described = {
  type?: string;
  shape?: object;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
};

/** Field names of the object schema at a path; empty if the path leaves objects and arrays. */
function knownFields(schema: z.ZodType, path: PropertyKey[]): string[] {
  const found = path.reduce<z.ZodType | undefined>((at, step) => {
    const { shape, element } = described(at);
    return typeof step === 'number' ? element : (shape as Record<PropertyKey, z.ZodType> | undefined)?.[step];
  }, schema);
  return Object.keys(described(found).shape ?? {});
}

function described(schema: z.ZodType | undefined): Described {
  if (!schema) return {};
  const def = schema.def as Described;
  const inner = def.innerType ?? (def.type === 'pipe' ? def.in : undefined);
  return inner ? described(inner) : def;
}

/** "; did you mean phone?" if a known name is close, else lists the names. */
export function didYouMean(name: string, known: readonly string[]): string {
  const near = known.length > 0 ? closest(name.toLowerCase(), known) : '';
  if (near && distance(name.toLowerCase(), near.toLowerCase()) <= Math.max(2, near.length / 3))
    return `; did you mean ${near}?`;
  return known.length > 0 && known.length <= 20 ? `; known are ${known.join(', ')}` : '';
}
