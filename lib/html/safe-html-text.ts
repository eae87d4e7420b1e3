import { toHtml } from 'hast-util-to-html';
import { sanitiseHtml } from './sanitise';

/** Untrusted HTML as sanitised HTML text, for feeds and structured data; "" where nothing of it remains. */
export function safeHtmlText(html: string): string {
  return html ? toHtml(sanitiseHtml(html)).trim() : '';
}
