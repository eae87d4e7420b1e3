import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import { toHtml } from 'hast-util-to-html';
import { adTags, safeHtmlText } from '../../../lib/base/html';
import { element, text } from './canonical';

/** What people type without meaning markup: indented lines, "> 5 years", "R&amp;D", "[note]: text", back quotes. */
const TYPED_AS_IT_IS = [
  'blockQuote',
  'characterReference',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'autolink',
  'hardBreakEscape',
  'labelStartImage',
  'setextUnderline',
];
const TAG = /<\/?([a-z][a-z0-9]*)(?![a-z0-9])[^<>]*>/gi;

type Parent = { type: string } | undefined;
type Literal = { value: string };

/** Unsanitised HTML of a job's Markdown: a new line is a line break, "•" begins a list's item too. */
export function markdownHtml(markdown: string): string {
  const lines = markdown
    .replace(/\r\n?/g, '\n')
    .replace(/^([ \t]*)[•●▪][ \t]+/gm, '$1- ')
    .replace(/^([ \t]*)\\([•●▪])/gm, '$1$2')
    .replace(/^([ \t]*)\+(?=[ \t])/gm, '$1\\+');
  const tree = fromMarkdown(lines, { extensions: [{ disable: { null: TYPED_AS_IT_IS } }] });
  const hast = toHast(tree, {
    allowDangerousHtml: true,
    handlers: {
      // The tags of an ad; others, such as "List<String>", were meant as text.
      html: (_, { value }: Literal, parent: Parent) => {
        const names = Array.from(value.matchAll(TAG), ([, name]) => name!.toLowerCase());
        if (names.length > 0 && names.every((name) => adTags.has(name)))
          return { type: 'raw' as const, value };
        return parent?.type === 'root' ? element('p', [text(value)]) : text(value);
      },
      text: (_, { value }: Literal) =>
        value
          .split(/(?<![ \t])[ \t]*\n[ \t]*/)
          .flatMap((line, index) => [...(index > 0 ? [element('br')] : []), text(line)]),
    },
  });
  return toHtml(hast, { allowDangerousHtml: true });
}

/** Clean HTML of a job's text as employers type it and the desk's editor shows it; '' if it has none. */
export const markdownToHtml = (markdown: string): string => safeHtmlText(markdownHtml(markdown), 2);
