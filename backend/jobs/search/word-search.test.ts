import type { Sql } from '../../store/database';
import { Catalogue } from '../../../lib/search/catalogue';
import type { TextIndex } from './search';
import { createWordSearch } from './word-search';

// 250 kB per set: seven are cached per word.
const JOBS = 1_000_000;

test('words are kept as far as their bytes go, the last ones used; then they are looked up again', async () => {
  const none = Array.from({ length: JOBS }, () => 0);
  const facts = { categories: none.map(String), bits: none, leastPay: none, mostPay: none };
  const closesAt = none.map(() => Infinity);
  const catalogue = new Catalogue({ keys: none.map((_, at) => JOBS - at), ...facts, closesAt }, [], () => 0);
  let lookedUp = 0;
  const index: TextIndex = {
    add: async () => {},
    remove: async () => {},
    async holders(_, lexemes) {
      lookedUp += lexemes.length;
      return lexemes.map(() => [1, 2]);
    },
  };
  const { matched } = createWordSearch({} as Sql, index, catalogue);
  const looksUp = async (word: number) => {
    const before = lookedUp;
    await matched({ keyword: `words${word}`, words: 'literal', page: 1, perPage: 1 });
    return lookedUp - before;
  };
  for (let word = 0; word < 60; word += 1) expect(await looksUp(word)).toBe(7);
  expect(await looksUp(59)).toBe(0);
  expect(await looksUp(0)).toBe(7);
});
