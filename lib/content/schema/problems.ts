import { z } from 'zod';
import { articleProblems } from '../read-articles';
import { textProblems } from './all-texts';
import { modules, structured } from './files';

/** All that is wrong with lib/content, each problem with its file and field; none: it can be built. */
export function contentProblems(): string[] {
  const ofFields = structured.flatMap(({ file, field, value, schema }) =>
    fieldProblems(schema, value, field).map((problem) => inFile(file, problem)),
  );
  const ofTexts = Object.entries(modules).flatMap(([file, exported]) =>
    textProblems(exported).map((problem) => inFile(file, problem)),
  );
  return [...new Set([...ofFields, ...ofTexts]), ...articleProblems()];
}

// "identity.ts: name …" rather than "identity.ts: identity.name …".
function inFile(file: string, problem: string): string {
  const name = file.replace(/^.*\/|\.ts$/g, '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return `lib/content/${file}: ${problem.startsWith(`${name}.`) ? problem.slice(name.length + 1) : problem}`;
}

/** What a schema finds wrong with a value, each beginning with the field, such as "identity.offices[0].locality". */
export function fieldProblems(schema: z.ZodType, value: unknown, field: string): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => `${path.reduce(withStep, field)} ${message}`);
}

const withStep = (field: string, step: PropertyKey): string =>
  typeof step === 'number' ? `${field}[${step}]` : `${field}.${String(step)}`;
