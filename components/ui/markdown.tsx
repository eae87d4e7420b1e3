import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import type { ComponentProps } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { Link } from './link';

/** The repository's own Markdown. Raw HTML in it is left out; links within the site are the site's links. */
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
