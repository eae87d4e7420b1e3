import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import type { ComponentProps } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { Link } from './link';

/** Renders the repository's own Markdown. Raw HTML is dropped; links within the site use Link. */
export function Markdown({ text }: { text: string }) {
  const tree = toHast(fromMarkdown(text));
  return (
    <div className="rich-text">
      {toJsxRuntime(tree, { Fragment, jsx, jsxs, components: { a: MarkdownLink } })}
    </div>
  );
}

function MarkdownLink({ href = '', children }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <Link href={href}>{children}</Link>;
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  );
}
