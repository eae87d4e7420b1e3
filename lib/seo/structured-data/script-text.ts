import type { Thing, WithContext } from 'schema-dts';

/** Serialises structured data for a script element, escaped so that nothing in it can close the element. */
export function scriptText(data: WithContext<Thing>): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
