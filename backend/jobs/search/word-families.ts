/** Endings of words for work, and those of who does it: editing – editor, pharmacy – pharmacist. */
const ENDINGS: readonly (readonly [work: string, ...doers: string[]])[] = [
  ['ing', 'er', 'or', 'ant', 'e', ''],
  ['ion', 'or'],
  ['y', 'ist', 'ian'],
  ['try', 'ter', 't'],
  ['ship', ''],
  ['', 'ist'],
  ['ce', 'tist'],
  ['ment', 'er'],
];
const MIN_ROOT = 3;

/** Possible words for who does a work; most of them do not exist. */
export const doersOf = (work: string): string[] =>
  ENDINGS.flatMap(([ending, ...doers]) => doers.flatMap((doer) => replaced(work, ending, doer)));

/** Possible words for the work of somebody. */
export const worksOf = (doer: string): string[] =>
  ENDINGS.flatMap(([ending, ...doers]) => doers.flatMap((own) => replaced(doer, own, ending)));

function replaced(word: string, ending: string, other: string): string[] {
  const root = word.slice(0, word.length - ending.length);
  return word.endsWith(ending) && root.length >= MIN_ROOT ? [root + other] : [];
}
