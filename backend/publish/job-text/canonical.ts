import type { Element, ElementContent, Root, RootContent } from 'hast';

const BLOCKS = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre hr table thead tbody tfoot tr th td caption'.split(
    ' ',
  ),
);
const SAME: Record<string, string> = { b: 'strong', i: 'em' };
const MERGED = new Set(['strong', 'em']);

export const isBlock = (node: RootContent): boolean => node.type === 'element' && BLOCKS.has(node.tagName);
export const isElement = <Node extends RootContent>(
  node: Node | undefined,
  ...names: string[]
): node is Node & Element => node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));
const isBreak = (node: RootContent) => isElement(node, 'br');
const hasBreak = (node: RootContent): boolean =>
  isElement(node) && (node.tagName === 'br' || node.children.some(hasBreak));
export const element = (tagName: string, children: ElementContent[] = []): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/**
 * One form for what looks the same on the page: paragraphs instead of loose text, `div` and doubled line breaks; lists
 * instead of lines that begin with a dash; `strong` and `em`, merged and without spaces at their ends; single spaces.
 * Returns the blocks.
 */
export function canonical({ children }: Root): Element[] {
  const blocks: Element[] = [];
  // The last block, if its items began with a dash; they may go on in the next paragraph.
  let list: Element | undefined;
  for (const block of blocksOf(children as ElementContent[])) {
    if (block.tagName !== 'p') {
      blocks.push(block);
      list = undefined;
      continue;
    }
    let lines: Element | undefined;
    for (const line of linesOf(block)) {
      const item = itemIn(line);
      if (item && list) list.children.push(item);
      else if (item) blocks.push((list = element('ul', [item])));
      else if (lines) lines.children.push(element('br'), ...line);
      else blocks.push((lines = element('p', line)));
      if (item) lines = undefined;
      else list = undefined;
    }
  }
  return blocks;
}

function linesOf({ children }: Element): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of children)
    if (isBreak(node)) lines.push([]);
    else lines.at(-1)!.push(node);
  return lines;
}

/** A line that begins with a dash or a bullet as a list's item. */
function itemIn([first, ...others]: ElementContent[]): Element | null {
  const mark = first?.type === 'text' ? /^[-•●▪] /.exec(first.value)?.[0] : undefined;
  return first?.type === 'text' && mark && !others.some(hasBreak)
    ? element('li', inline([text(first.value.slice(mark.length)), ...others]))
    : null;
}

function blocksOf(children: ElementContent[]): Element[] {
  const blocks: Element[] = [];
  let run: ElementContent[] = [];
  const endRun = () => {
    blocks.push(...paragraphsOf(run));
    run = [];
  };
  for (const child of children)
    if (
      isElement(child) &&
      (child.tagName === 'div' || (child.tagName === 'span' && child.children.some(isBlock)))
    ) {
      endRun();
      blocks.push(...blocksOf(child.children));
    } else if (isElement(child) && isBlock(child)) {
      endRun();
      blocks.push(...blockOf(child));
    } else run.push(child);
  endRun();
  return blocks;
}

function blockOf(block: Element): Element[] {
  const { tagName, children } = block;
  if (tagName === 'p') return paragraphsOf(children);
  if (tagName === 'pre') return [block];
  if (tagName === 'ul' || tagName === 'ol') {
    const items = children.filter((child) => isElement(child));
    return [{ ...block, children: items.map((item) => (item.tagName === 'li' ? itemOf(item) : item)) }];
  }
  if (children.some(isBlock)) return [{ ...block, children: blocksOf(children) }];
  return [{ ...block, children: inline(children) }];
}

/** A list's item; a single paragraph before its lists is its text. */
function itemOf(item: Element): Element {
  const [first, ...others] = blocksOf(item.children);
  const isPlain = isElement(first, 'p') && others.every((other) => isElement(other, 'ul', 'ol'));
  return { ...item, children: isPlain ? [...first.children, ...others] : first ? [first, ...others] : [] };
}

/** Inline content as paragraphs, split at doubled line breaks. */
function paragraphsOf(run: ElementContent[]): Element[] {
  const parts: ElementContent[][] = [[]];
  const flat = inline(run);
  flat.forEach((node, index) => {
    if (isBreak(node) && flat[index + 1] && isBreak(flat[index + 1]!)) parts.push([]);
    else parts.at(-1)!.push(node);
  });
  return parts.map((part) => inline(part)).flatMap((part) => (part.length > 0 ? [element('p', part)] : []));
}

/** Inline content in its one form, without spaces and line breaks at its ends. */
function inline(children: ElementContent[]): ElementContent[] {
  const nodes = merge(children.flatMap(spread));
  const kept: ElementContent[] = [];
  for (const node of nodes) {
    const last = kept.at(-1);
    if (node.type === 'text') {
      const value = !last || isBreak(last) ? node.value.replace(/^ /, '') : node.value;
      if (value !== '') kept.push({ ...node, value });
    } else if (!isBreak(node)) {
      kept.push(node);
    } else if (last) {
      trimLast(kept);
      if (kept.length > 0) kept.push(node);
    }
  }
  for (let last = kept.at(-1); last; last = kept.at(-1)) {
    if (isBreak(last)) kept.pop();
    else if (last.type === 'text' && last.value.endsWith(' ')) trimLast(kept);
    else break;
  }
  return kept;
}

function trimLast(nodes: ElementContent[]) {
  const last = nodes.at(-1);
  if (last?.type !== 'text') return;
  nodes.pop();
  const value = last.value.replace(/ $/, '');
  if (value !== '') nodes.push({ ...last, value });
}

/** A node without what says nothing; the spaces at its ends move before and after it. */
function spread(node: ElementContent): ElementContent[] {
  if (node.type === 'text') return [{ ...node, value: node.value.replace(/[ \t\n\r\f]+/g, ' ') }];
  if (node.type !== 'element') return [];
  if (node.tagName === 'br' || isBlock(node)) return [node];
  if (node.tagName === 'span') return node.children.flatMap(spread);
  const tagName = SAME[node.tagName] ?? node.tagName;
  const children = merge(node.children.flatMap(spread)).flatMap((child) =>
    MERGED.has(tagName) && isElement(child, tagName) ? child.children : [child],
  );
  const space = (at: RegExp, child?: ElementContent) =>
    child?.type === 'text' && at.test(child.value) ? ' ' : '';
  const before = space(/^ /, children[0]);
  const after = space(/ $/, children.at(-1));
  const inside = children
    .map((child, index) => {
      if (child.type !== 'text') return child;
      const start = index === 0 ? child.value.replace(/^ /, '') : child.value;
      return { ...child, value: index === children.length - 1 ? start.replace(/ $/, '') : start };
    })
    .filter((child) => child.type !== 'text' || child.value !== '');
  if (inside.every(isBreak)) return [...(before || after ? [text(' ')] : []), ...inside];
  return [
    ...(before ? [text(' ')] : []),
    { ...node, tagName, children: inside },
    ...(after ? [text(' ')] : []),
  ];
}

const isSameEmphasis = (a: Element, b: Element) => MERGED.has(a.tagName) && a.tagName === b.tagName;

export const text = (value: string) => ({ type: 'text' as const, value });

/** Joins neighbouring texts, and neighbouring elements of one emphasis. */
function merge(nodes: ElementContent[]): ElementContent[] {
  const merged: ElementContent[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      merged[merged.length - 1] = text(`${last.value}${node.value}`.replace(/ +/g, ' '));
    } else if (node.type === 'element' && last?.type === 'element' && isSameEmphasis(node, last)) {
      merged[merged.length - 1] = { ...last, children: merge([...last.children, ...node.children]) };
    } else merged.push(node);
  }
  return merged;
}
