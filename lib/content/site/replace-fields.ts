import { didYouMean } from './field-problems';

/**
 * Merges overrides into a default of the same shape: objects field by field; lists and texts are replaced.
 * @param onProblem called for each invalid field, e.g. "hero.text must be a text"
 */
export function replaceFields<T>(standard: T, given: unknown, onProblem: (problem: string) => void): T {
  return replaced(standard, given, '', onProblem) as T;
}

type OnProblem = (problem: string) => void;
type Fields = Record<string, unknown>;

function replaced(standard: unknown, given: unknown, field: string, onProblem: OnProblem): unknown {
  const wrong = (must: string) => {
    onProblem(`${field} ${must}`.trim());
    return standard;
  };
  if (Array.isArray(standard))
    return Array.isArray(given) ? list(standard, given, field, onProblem) : wrong('must be a list');
  if (isFields(standard)) {
    if (!isFields(given)) return wrong('must have fields of its own');
    return object(standard, given, field, onProblem);
  }
  if (typeof standard === 'function') return wrong('is put together by the program and cannot be given');
  if (typeof standard === 'string')
    return typeof given === 'string' && given.trim() !== ''
      ? given
      : wrong('must be a text, and not an empty one');
  if (standard !== null && standard !== undefined && typeof given !== typeof standard)
    return wrong(`must be ${typeof standard === 'number' ? 'a number' : 'true or false'}`);
  return given;
}

function object(standard: Fields, given: Fields, field: string, onProblem: OnProblem): Fields {
  const known = Object.keys(standard);
  const result = { ...standard };
  for (const [key, value] of Object.entries(given)) {
    const name = field ? `${field}.${key}` : key;
    if (known.includes(key)) result[key] = replaced(standard[key], value, name, onProblem);
    else onProblem(`${name} is not a field here${didYouMean(key, known)}`);
  }
  return result;
}

/** Entries must have the default entries' shape; fields absent from some of those are optional. */
function list(standard: unknown[], given: unknown[], field: string, onProblem: OnProblem): unknown[] {
  const [first] = standard;
  if (!isFields(first))
    return first === undefined
      ? given
      : given.map((entry, index) => replaced(first, entry, `${field}[${index}]`, onProblem));
  const examples = standard.filter(isFields);
  const all = Object.assign({}, ...examples) as Fields;
  const required = Object.keys(all).filter((key) => examples.every((example) => key in example));
  return given.map((entry, index) => {
    const name = `${field}[${index}]`;
    if (!isFields(entry)) {
      onProblem(`${name} must have the fields ${required.join(', ')}`);
      return first;
    }
    for (const key of required) if (!(key in entry)) onProblem(`${name}.${key} is missing`);
    const whole = object(all, entry, name, onProblem);
    return Object.fromEntries(Object.entries(whole).filter(([key]) => key in entry));
  });
}

const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
