import { UNSAID } from '../said';

/** Empty texts, and ones with a missing value, at any depth of a content file. Each begins with the field. */
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
  // Results of interpolating missing fields.
  const [found] = /\bundefined\b|\bNaN\b|\[object Object\]/.exec(text) ?? [];
  return found ? `names a value that is not there (it reads “${found}”)` : null;
}
