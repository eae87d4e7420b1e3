import { toHtml } from 'hast-util-to-html';
import { sanitiseHtml } from './sanitise';

/** HTML that has been sanitised, by no other way than safeHtmlText. */
export type SafeHtml = string & { readonly safe: unique symbol };

/** Untrusted HTML as sanitised HTML text, for pages, feeds and structured data; "" where nothing of it remains. */
export function safeHtmlText(html: string, topHeading: 2 | 3 | 4 = 3): SafeHtml {
  return (
    html
      ? toHtml(sanitiseHtml(html, topHeading), { characterReferences: { useNamedReferences: true } }).trim()
      : ''
  ) as SafeHtml;
}
