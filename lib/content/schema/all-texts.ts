import { UNSAID } from '../said';

/**
 * What is wrong with any text of a content file, however deep: one that is empty, or in which a value is missing.
 * Each problem begins with the field.
 */
export function textProblems(value: unknown, field = ''): string[] {
  if (typeof value === 'string') {
    const problem = problemOf(value);
    return problem ? [`${field} ${problem}`] : [];
  }
  if (Array.isArray(value)) return value.flatMap((each, index) => textProblems(each, `${field}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    textProblems(each, field ? `${field}.${name}` : name),
  );
}

function problemOf(text: string): string | null {
  if (text.trim() === '') return 'must not be empty';
  if (text.includes(UNSAID)) return 'names a claim that the agency does not make: `said` must leave it out';
  // What a template makes of a field that is not there.
  const [found] = /\bundefined\b|\bNaN\b|\[object Object\]/.exec(text) ?? [];
  return found ? `names a value that is not there (it reads “${found}”)` : null;
}
