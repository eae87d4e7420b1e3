import { decodeHTML } from 'entities';

// Every other tag separates words: "<li>Java</li><li>SQL</li>" is not one word, "<b>J</b>ava" is.
const INLINE = new Set(
  'a abbr b bdi bdo big em font i ins mark s small span strong sub sup u wbr'.split(' '),
);
const HIDDEN = new Set(['script', 'style']);

// "[^<>]" on both sides keeps the time linear in the length of any input, a megabyte of "<" included.
const TAG = /<(\/?)([a-z][a-z0-9]*|[!?])[^<>]*>/gi;

/** The words of an HTML text. It is no sanitiser: what it leaves is text, and must be shown as text. */
export function htmlToText(html: string): string {
  const parts: string[] = [];
  let hidden = false;
  let position = 0;
  for (const tag of html.matchAll(TAG)) {
    const name = tag[2]!.toLowerCase();
    if (!hidden) parts.push(html.slice(position, tag.index), INLINE.has(name) ? '' : ' ');
    if (HIDDEN.has(name)) hidden = tag[1] !== '/';
    position = tag.index + tag[0].length;
  }
  if (!hidden) parts.push(html.slice(position));
  return decodeHTML(parts.join(''));
}
