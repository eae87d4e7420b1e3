import type { Thing, WithContext } from 'schema-dts';
import { scriptText } from '@/lib/seo/structured-data/script-text';

/** Structured data for search engines. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(data) }} />;
}
