import { isNativeError } from 'node:util/types';

/**
 * Jest runs each test file in a realm with its own `Error`, while errors of Node's fetch come from outside and are no
 * `Error` there. Makes `instanceof Error` true for both, as in the website's process.
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
