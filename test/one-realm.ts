import { isNativeError } from 'node:util/types';

/**
 * Makes `instanceof Error` true for errors of Node's fetch, as in the website's process: Jest runs test files in a
 * realm with a different `Error`.
 */
export function joinErrorRealms(): void {
  const inherited = Function.prototype[Symbol.hasInstance];
  Object.defineProperty(Error, Symbol.hasInstance, {
    configurable: true,
    value(this: typeof Error, value: unknown) {
      if (inherited.call(this, value)) return true;
      return this === Error && (isNativeError(value) || value instanceof DOMException);
    },
  });
}
