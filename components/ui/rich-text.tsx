import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { sanitiseHtml } from '@/lib/html/sanitise';

/** Untrusted HTML (a job ad), shown as sanitised React nodes. `topHeading` is the level its highest heading gets. */
export function RichText({ html, topHeading = 3 }: { html: string; topHeading?: 2 | 3 | 4 }) {
  return (
    <div className="rich-text">{toJsxRuntime(sanitiseHtml(html, topHeading), { Fragment, jsx, jsxs })}</div>
  );
}
