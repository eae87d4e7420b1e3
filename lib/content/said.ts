/** Placeholder for a fact that the agency has not provided: a private-use Unicode character. */
export const UNSAID = '\uE000';

const isSaid = (text: string) => !text.includes(UNSAID);

/** Part of a sentence, or '' if one of its facts is missing: `done${clause` in ${claims.backgroundChecks}`}`. */
export function clause(parts: TemplateStringsArray, ...facts: string[]): string {
  const text = String.raw({ raw: parts }, ...facts);
  return isSaid(text) ? text : '';
}

/** Returns the value if the fact is given, else UNSAID, which `said` drops. */
export const onlyWith = <T>(fact: string | boolean, value: T): T =>
  fact === false || (typeof fact === 'string' && !isSaid(fact)) ? (UNSAID as T) : value;

/** Optional fields; losing any other field drops the whole object. */
const OPTIONAL = ['figure', 'intro', 'bullets', 'more', 'signature', 'reach', 'end'];

/** Drops sentences with missing facts, then emptied paragraphs, entries, rows and blocks; required texts become ''. */
export function said<T>(content: T): T {
  return (prune(content, false) ?? (typeof content === 'string' ? '' : [])) as T;
}

/** @param canDropParent whether the containing object can be dropped instead */
function prune(value: unknown, canDropParent: boolean): unknown {
  if (typeof value === 'string') return pruneSentences(value);
  if (Array.isArray(value)) return pruneList(value);
  if (value === null || typeof value !== 'object') return value;
  const fields: [string, unknown][] = [];
  for (const [name, field] of Object.entries(value)) {
    const isOptional = OPTIONAL.includes(name);
    const rest = prune(field, canDropParent || isOptional);
    if (rest !== undefined || field === undefined) fields.push([name, rest]);
    else if (!isOptional && canDropParent) return undefined;
    else if (!isOptional) fields.push([name, Array.isArray(field) ? [] : '']);
  }
  return Object.fromEntries(fields);
}

function pruneSentences(text: string): string | undefined {
  if (isSaid(text)) return text;
  const rest = text.split(/(?<=[.!?…])\s+/).filter(isSaid);
  return rest.length > 0 ? rest.join(' ') : undefined;
}

/** Nested lists, such as table rows, keep all their entries or are dropped. */
function pruneList(entries: unknown[]): unknown[] | undefined {
  const rest = entries.flatMap((entry) => {
    const kept = prune(entry, true);
    const isWhole = !Array.isArray(entry) || (Array.isArray(kept) && kept.length === entry.length);
    return kept === undefined || !isWhole ? [] : [kept];
  });
  return rest.length === 0 && entries.length > 0 ? undefined : rest;
}
