import type { Thing, WithContext } from 'schema-dts';

/** Structured data as the text of a script element, escaped so that nothing in it can end the element. */
export function scriptText(data: WithContext<Thing>): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
