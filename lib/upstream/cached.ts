import 'server-only';
import { cache } from 'react';
import { currentLanguage } from '../base/language';
import { runInLanguage } from '../base/request-context';
import { dataCache } from './data-cache';

type Options<Result> = {
  /** Whether the result means that nothing exists (by default, null); such results are cached only briefly. */
  isAbsent?: (result: Result) => boolean;
};

/**
 * Wraps a read in the data cache (data-cache.ts) and deduplicates it within a render. `tagsOf` returns the tags under
 * which changes to its result are announced.
 */
export function cachedRead<Arguments extends (string | number | undefined)[], Result>(
  name: string,
  read: (...parameters: Arguments) => Promise<Result>,
  tagsOf: (...parameters: Arguments) => string[],
  { isAbsent = (result) => result === null }: Options<Result> = {},
): (...parameters: Arguments) => Promise<Result> {
  return cache((...parameters: Arguments) =>
    dataCache().read(JSON.stringify([name, ...parameters.map(String)]), {
      read: () => inEnglish(() => read(...parameters)),
      tags: tagsOf(...parameters),
      isAbsent,
    }),
  );
}

/** Cached data is shared by readers of all languages. */
const inEnglish = <Result>(read: () => Promise<Result>): Promise<Result> =>
  currentLanguage() === 'en' ? read() : runInLanguage('en', read);
