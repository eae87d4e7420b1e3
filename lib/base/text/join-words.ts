const list = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** "A, B and C". */
export function joinWords(words: string[]): string {
  return list.format(words);
}
