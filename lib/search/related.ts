import { ABBREVIATIONS } from './lexicon/abbreviations';
import { FAMILIES, SYNONYMS } from './lexicon/families';
import { isRole, STOP_WORDS } from './heads';
import { toWords } from './normalise';
import { PhraseTable } from './phrase-table';

/** `label` is shown to visitors; `words` must all occur in the head of a job. `same`: a synonym, not just related;
 * `head`: its last word as `headWord` gives it. */
export type Alternative = { label: string; words: string[]; same: boolean; head: string };

const MAX_ALTERNATIVES = 10;

/** Names that begin with what is otherwise a filler: "company secretary", "help desk". */
const AFTER_FILLER = new PhraseTable<true>();
for (const name of [...ABBREVIATIONS, ...FAMILIES].flat()) {
  const words = toWords(name);
  if (words.length > 1 && STOP_WORDS.has(words[0]!)) AFTER_FILLER.add(words, true);
}

/** Whether the word at this index begins a name of the lexicon's, and is no filler. */
export const beginsName = (words: readonly string[], index: number): boolean =>
  AFTER_FILLER.longestAt(words, index) !== null;

/**
 * Builds the table of alternatives: an abbreviation's meanings, and vice versa; then related titles.
 *
 * @param wordsOf the index words of a label
 */
export function relatedTitles(
  wordsOf: (label: string) => string[],
  headWord: (label: string) => string,
): PhraseTable<Alternative[]> {
  const related = new Map<string, string[]>();
  const same = new Set<string>();
  const heads = new Map<string, string>();
  const relate = (label: string, others: readonly string[]) => {
    const key = wordsOf(label).join(' ');
    related.set(key, [...(related.get(key) ?? []), ...others.filter((other) => other !== label)]);
    heads.set(key, headWord(label));
  };
  const isSame = (key: string, label: string) => same.has(`${key}|${label}`);
  for (const [short, ...meanings] of ABBREVIATIONS) {
    relate(short, meanings);
    for (const meaning of meanings) {
      relate(meaning, [short]);
      same.add(`${wordsOf(short).join(' ')}|${meaning}`);
      same.add(`${wordsOf(meaning).join(' ')}|${short}`);
    }
  }
  for (const titles of SYNONYMS)
    for (const title of titles) {
      relate(title, titles);
      for (const other of titles) same.add(`${wordsOf(title).join(' ')}|${other}`);
    }
  for (const family of FAMILIES) for (const title of family) relate(title, family);
  // "Trained graduate teacher" is a teacher, so TGT is one too.
  for (const [short, ...meanings] of ABBREVIATIONS)
    for (const kind of meanings.flatMap(endingsOf))
      if (related.has(wordsOf(kind).join(' ')) && kind !== short) {
        relate(kind, [short]);
        same.add(`${wordsOf(kind).join(' ')}|${short}`);
      }
  // An abbreviation is also related to whatever its meanings are related to.
  const meant = ABBREVIATIONS.map(
    ([short, ...meanings]) =>
      [short, meanings.flatMap((meaning) => related.get(wordsOf(meaning).join(' ')) ?? [])] as const,
  );
  for (const [short, others] of meant) relate(short, others);

  const table = new PhraseTable<Alternative[]>();
  for (const [key, labels] of related) {
    const words = key.split(' ');
    const own = heads.get(key)!;
    const others = labels
      .map((label) => ({ label, words: wordsOf(label), same: isSame(key, label), head: headWord(label) }))
      .filter((other, at, all) => all.findIndex((each) => keyOf(each.words) === keyOf(other.words)) === at)
      // Those with all its words are found anyway; but no accountant is an "accounts executive".
      .filter(
        (other) => !words.every((word) => other.words.includes(word)) || (isRole(own) && own !== other.head),
      )
      .sort((one, other) => Number(other.same) - Number(one.same));
    table.add(words, others.slice(0, MAX_ALTERNATIVES));
  }
  return table;
}

/** The shorter phrases in which a phrase ends. */
const endingsOf = (phrase: string): string[] =>
  phrase
    .split(' ')
    .map((_, index, words) => words.slice(index).join(' '))
    .slice(1);

const keyOf = (words: readonly string[]): string => words.toSorted().join(' ');
