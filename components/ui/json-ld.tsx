import type { Thing, WithContext } from 'schema-dts';

/** Structured data for search engines. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(data) }} />;
}

/** Serialises structured data for a script element, escaped so that nothing in it can close the element. */
export function scriptText(data: WithContext<Thing>): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
