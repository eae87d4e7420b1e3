import type { Thing, WithContext } from 'schema-dts';

/** Structured data for search engines. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(data) }} />;
}

/** Serialises structured data, escaped so that it cannot close the script element. */
export function scriptText(data: WithContext<Thing>): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
