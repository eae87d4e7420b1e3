import 'server-only';
import { cache } from 'react';
import { dataCache } from './data-cache';

type Options<Result> = {
  /** Whether the answer says that there is nothing there, which is not worth keeping; by default null does. */
  isAbsent?: (result: Result) => boolean;
};

/**
 * A read that is answered from the cache of what the upstream said (data-cache.ts), once a render. `tagsOf` gives the tags
 * under which changes to it are told.
 */
export function cachedRead<Arguments extends (string | number | undefined)[], Result>(
  name: string,
  read: (...parameters: Arguments) => Promise<Result>,
  tagsOf: (...parameters: Arguments) => string[],
  { isAbsent = (result) => result === null }: Options<Result> = {},
): (...parameters: Arguments) => Promise<Result> {
  return cache((...parameters: Arguments) =>
    dataCache().read(JSON.stringify([name, ...parameters.map(String)]), {
      read: () => read(...parameters),
      tags: tagsOf(...parameters),
      isAbsent,
    }),
  );
}
