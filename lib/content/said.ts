/** What stands in a text for a fact that the agency has not given: a character of Unicode's private use. */
export const UNSAID = '\uE000';

const isSaid = (text: string) => !text.includes(UNSAID);

/** A part of a sentence, or '' where one of its facts is not given: `done${clause` in ${claims.backgroundChecks}`}`. */
export function clause(parts: TemplateStringsArray, ...facts: string[]): string {
  const text = String.raw({ raw: parts }, ...facts);
  return isSaid(text) ? text : '';
}

/** What stands only with a fact, and else is left out by `said`. */
export const onlyWith = <T>(fact: string | boolean, value: T): T =>
  fact === false || (typeof fact === 'string' && !isSaid(fact)) ? (UNSAID as T) : value;

/** What an object can be without; it is lost with any other of its fields. */
const OPTIONAL = ['figure', 'intro', 'bullets', 'more', 'signature', 'reach', 'end'];

/**
 * Content without what names a fact that the agency has not given: the sentence, and with its last sentence the paragraph,
 * the entry of a list, the row of a table, the block that has no entry left. A text that must be there becomes ''.
 */
export function said<T>(content: T): T {
  return (left(content, false) ?? (typeof content === 'string' ? '' : [])) as T;
}

/** @param canGo whether what holds it can be left out as a whole */
function left(value: unknown, canGo: boolean): unknown {
  if (typeof value === 'string') return sentences(value);
  if (Array.isArray(value)) return list(value);
  if (value === null || typeof value !== 'object') return value;
  const fields: [string, unknown][] = [];
  for (const [name, field] of Object.entries(value)) {
    const isOptional = OPTIONAL.includes(name);
    const rest = left(field, canGo || isOptional);
    if (rest !== undefined || field === undefined) fields.push([name, rest]);
    else if (!isOptional && canGo) return undefined;
    else if (!isOptional) fields.push([name, Array.isArray(field) ? [] : '']);
  }
  return Object.fromEntries(fields);
}

function sentences(text: string): string | undefined {
  if (isSaid(text)) return text;
  const rest = text.split(/(?<=[.!?…])\s+/).filter(isSaid);
  return rest.length > 0 ? rest.join(' ') : undefined;
}

/** Of a list within a list, such as a table's row, every entry has its place. */
function list(entries: unknown[]): unknown[] | undefined {
  const rest = entries.flatMap((entry) => {
    const kept = left(entry, true);
    const isWhole = !Array.isArray(entry) || (Array.isArray(kept) && kept.length === entry.length);
    return kept === undefined || !isWhole ? [] : [kept];
  });
  return rest.length === 0 && entries.length > 0 ? undefined : rest;
}
