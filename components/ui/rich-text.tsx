import type { SafeHtml } from '@/lib/shared/html';

/** A job ad's sanitised HTML. As text, because elements would be sent to the browser one by one a second time. */
export function RichText({ html }: { html: SafeHtml }) {
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
