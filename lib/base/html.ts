import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';

/** What a job ad may contain: no styles, classes, ids, images, forms, frames or scripts. */
const schema: Schema = {
  tagNames: [
    ...'p br hr ul ol li dl dt dd blockquote pre code'.split(' '),
    ...'div span h1 h2 h3 h4 h5 h6 strong b em i u s sub sup small a table thead tbody tfoot tr th td caption'.split(
      ' ',
    ),
  ],
  attributes: { a: ['href'], td: ['colSpan', 'rowSpan'], th: ['colSpan', 'rowSpan'], ol: ['start'] },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  ancestors: { ...defaultSchema.ancestors, li: ['ul', 'ol'] },
  // Dropped with their text, which is not meant for readers.
  strip: 'script style template noscript iframe object svg math title textarea select'.split(' '),
};

/** The elements that may remain in a job ad. */
export const adTags: ReadonlySet<string> = new Set(schema.tagNames);

const DROPPED_WHEN_EMPTY = new Set('p div span li ul ol strong b em i u a blockquote'.split(' '));

/**
 * Parses and sanitises untrusted HTML. Headings are shifted so that the highest becomes `topHeading` and the page keeps
 * a single h1; links get rel="nofollow noopener"; text without tags becomes paragraphs, one per line.
 */
export function sanitiseHtml(html: string, topHeading = 3): Root {
  try {
    const parsed = fromHtml(/<\/?[a-z][^<>]*>/i.test(html) ? html : plainTextToHtml(html), {
      fragment: true,
    });
    const tree = sanitize(parsed, schema) as Root;
    tidy(tree, topHeading - highestHeading(tree));
    return tree;
  } catch (error) {
    return textAlone(html, error);
  }
}

/** Falls back to the text: thousands of nested tags overflow the parser's or writer's stack. */
function textAlone(html: string, error: unknown): Root {
  if (!(error instanceof RangeError)) throw error;
  return { type: 'root', children: [{ type: 'text', value: html.replace(/<[^<>]*>/g, ' ') }] };
}

function tidy(parent: Root | Element, shift: number): void {
  const kept: RootContent[] = [];
  for (const child of parent.children) {
    if (child.type === 'element') {
      tidy(child, shift);
      if (DROPPED_WHEN_EMPTY.has(child.tagName) && isBlank(child)) continue;
      if (isHeading(child)) {
        if (isBlank(child)) continue;
        child.tagName = `h${Math.min(6, Math.max(2, Number(child.tagName[1]) + shift))}`;
      }
      if (child.tagName === 'a') {
        if (!/^(https?:|mailto:|tel:)/i.test(String(child.properties.href ?? ''))) {
          kept.push(...child.children);
          continue;
        }
        child.properties.rel = ['nofollow', 'noopener'];
      }
    }
    kept.push(child);
  }
  parent.children = kept as ElementContent[];
}

function highestHeading(tree: Root): number {
  let highest = 7;
  const visit = (node: Nodes) => {
    // An empty one will be dropped.
    if (node.type === 'element' && isHeading(node) && !isBlank(node))
      highest = Math.min(highest, Number(node.tagName[1]));
    if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  return highest;
}

function isHeading(element: Element): boolean {
  return /^h[1-6]$/.test(element.tagName);
}

function isBlank(element: Element): boolean {
  return element.children.every(
    (child) =>
      (child.type === 'text' && child.value.replace(/[\s\u00a0]+/g, '') === '') ||
      (child.type === 'element' && child.tagName === 'br'),
  );
}

function plainTextToHtml(text: string): string {
  return text
    .split(/\r?\n+/)
    .map((line) => `<p>${line.replace(/</g, '&lt;')}</p>`)
    .join('');
}

/** Sanitised HTML; only safeHtmlText creates it. */
export type SafeHtml = string & { readonly safe: unique symbol };

/** Sanitises untrusted HTML, for pages, feeds and structured data; "" if nothing remains. */
export function safeHtmlText(html: string, topHeading: 2 | 3 | 4 = 3): SafeHtml {
  if (!html) return write({ type: 'root', children: [] });
  try {
    return write(sanitiseHtml(html, topHeading));
  } catch (error) {
    return write(textAlone(html, error));
  }
}

function write(tree: Root): SafeHtml {
  return toHtml(tree, { characterReferences: { useNamedReferences: true } }).trim() as SafeHtml;
}
