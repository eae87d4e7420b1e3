import { isNativeError } from 'node:util/types';

/**
 * Jest runs a test file in a realm of its own, with its own `Error`; what Node's fetch throws is made outside and
 * is no `Error` there. This makes `instanceof Error` true for both, as it is in the website's process.
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
