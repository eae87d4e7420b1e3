import { decodeHTML } from 'entities';

// Every other tag separates words: "<li>Java</li><li>SQL</li>", but not "<b>J</b>ava".
const INLINE = new Set(
  'a abbr b bdi bdo big em font i ins mark s small span strong sub sup u wbr'.split(' '),
);
const HIDDEN = new Set(['script', 'style']);

// "[^<>]" keeps the time linear for any input, including a megabyte of "<".
const TAG = /<(\/?)([a-z][a-z0-9]*(?![a-z0-9])|[!?])[^<>]*>/gi;

/** The text of HTML. Not a sanitiser: its result must be escaped. */
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
