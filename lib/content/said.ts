/** A sentence or a part of one; '' if a fact is missing: `done${clause` in ${claims.backgroundChecks}`}`. */
export const clause = (parts: TemplateStringsArray, ...facts: (string | undefined)[]): string =>
  facts.includes(undefined) ? '' : String.raw({ raw: parts }, ...facts);

/** What says a fact; undefined without the fact. */
export const ifGiven = <T>(fact: string | undefined, say: (fact: string) => T): T | undefined =>
  fact === undefined ? undefined : say(fact);

/** A list without the entries whose condition is not met. */
export const present = <T>(entries: readonly (T | '' | false | undefined)[]): T[] =>
  entries.filter((entry): entry is T => entry !== '' && entry !== false && entry !== undefined);
