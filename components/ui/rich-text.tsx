import type { SafeHtml } from '@/lib/base/html';

/** A job ad's sanitised HTML. Passed as a string, because elements would be serialised for the browser a second time. */
export function RichText({ html }: { html: SafeHtml }) {
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
