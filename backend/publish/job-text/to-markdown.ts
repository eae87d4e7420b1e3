import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { sanitiseHtml } from '../../../lib/base/html';
import { canonical, isBlock, isElement } from './canonical';
import { markdownHtml } from './from-markdown';

/** How a block is written: as typed, where none of it is read as markup; escaped; or with tags ("**Pay:**5 lakh" is no emphasis). */
type Style = 'typed' | 'marks' | 'tags';

/**
 * A job's HTML as Markdown, for the desk's editor. A block that Markdown cannot say, such as a table, is shown as its
 * HTML, so that saving brings back what was there.
 */
export function htmlToMarkdown(html: string): string {
  return inRow(canonical(sanitiseHtml(html, 2)), faithful).join('\n\n');
}

/** Two lists in a row would be one in Markdown: every other has the other mark. */
function inRow<Written>(blocks: Element[], write: (block: Element, isOther: boolean) => Written): Written[] {
  let isOther = false;
  return blocks.map((block, index) => {
    isOther = blocks[index - 1]?.tagName === block.tagName && !isOther;
    return write(block, isOther);
  });
}

function faithful(node: Element, isOther: boolean): string {
  const wanted = toHtml(node);
  const level = Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 2);
  for (const style of ['typed', 'marks', 'tags'] as const) {
    const markdown = block(node, style, isOther);
    if (markdown !== null && toHtml(canonical(sanitiseHtml(markdownHtml(markdown), level))) === wanted)
      return markdown;
  }
  return node.tagName === 'pre' ? wanted : wanted.replace(/\n+/g, ' ');
}

/** A block in Markdown; null if it has no way to say it. */
function block(node: Element, style: Style, isOther: boolean): string | null {
  const heading = /^h([1-6])$/.exec(node.tagName);
  if (heading)
    return `${'#'.repeat(Number(heading[1]))} ${inline(node.children, style).replaceAll('\n', '<br>')}`;
  if (node.tagName === 'hr') return '---';
  if (node.tagName === 'p') return inline(node.children, style).replace(/^.*$/gm, escapeLine);
  if (node.tagName !== 'ul' && node.tagName !== 'ol') return null;
  const start = Number(node.properties.start ?? 1);
  const items = node.children.map((item, index) => {
    const mark = node.tagName === 'ul' ? '-*'[Number(isOther)] : `${start + index}${'.)'[Number(isOther)]}`;
    return item.type === 'element' && item.tagName === 'li' ? listItem(item, `${mark} `, style) : null;
  });
  return items.includes(null) ? null : items.join('\n');
}

function listItem({ children }: Element, mark: string, style: Style): string | null {
  const firstBlock = children.findIndex(isBlock);
  const own = firstBlock === -1 ? children : children.slice(0, firstBlock);
  const blocks = firstBlock === -1 ? [] : (children.slice(firstBlock) as Element[]);
  const parts = inRow(blocks, (each, isOther) => block(each, style, isOther));
  if (parts.includes(null)) return null;
  const text = own.length > 0 ? [inline(own, style).replace(/^.*$/gm, escapeLine)] : [];
  const gap = blocks.some((each) => !isElement(each, 'ul', 'ol')) ? '\n\n' : '\n';
  return mark + [...text, ...parts].join(gap).replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`);
}

const inline = (nodes: ElementContent[], style: Style): string =>
  nodes.map((node) => inlineNode(node, style)).join('');

function inlineNode(node: ElementContent, style: Style): string {
  if (node.type === 'text') return escapeText(node.value, style);
  if (node.type !== 'element') return '';
  const { tagName, properties, children } = node;
  if (tagName === 'br') return '\n';
  const inside = inline(children, style);
  if (tagName === 'a') return `[${inside}](${address(String(properties.href))})`;
  const mark = { strong: '**', em: '_' }[tagName];
  if (mark && style !== 'tags') return `${mark}${inside}${mark}`;
  return `<${tagName}>${inside}</${tagName}>`;
}

const address = (href: string) => (/[\s()<>\\]/.test(href) ? `<${href.replace(/[<>\\]/g, '\\$&')}>` : href);

/** Escapes what would be markup within a line; as typed, only a tag, which may go on in the next block. */
const escapeText = (text: string, style: Style): string =>
  text.replace(
    style === 'typed'
      ? /<(?=[a-z/!?])/gi
      : /\\(?=[!-/:-@[-`{-~])|\*|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?=[a-z/!?])|\](?=\()/giu,
    String.raw`\$&`,
  );

/** Escapes what would be markup at a line's start. */
const escapeLine = (line: string): string =>
  line
    .replace(/^(?:#{1,6}(?=\s|$)|-(?=\s|$)|[•●▪](?=\s)|---)/, String.raw`\$&`)
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, String.raw`$1\$2`);
