import type { Element, Nodes } from 'hast';
import { sanitiseHtml } from './html';

function elements(node: Nodes): Element[] {
  const children = 'children' in node ? node.children.flatMap(elements) : [];
  return node.type === 'element' ? [node, ...children] : children;
}
const tags = (html: string, topHeading?: 2 | 3 | 4) =>
  elements(sanitiseHtml(html, topHeading)).map(({ tagName }) => tagName);

describe('headings are shifted so that the highest is the top heading', () => {
  test.each([
    ['<h1>a</h1><h2>b</h2>', 3, ['h3', 'h4']],
    ['<h4>a</h4>', 3, ['h3']],
    ['<h4>a</h4><h2>b</h2>', 3, ['h5', 'h3']],
    ['<h1>a</h1><h4>b</h4><h5>c</h5><h6>d</h6>', 3, ['h3', 'h6', 'h6', 'h6']],
    ['<div><h1>a</h1></div><h2>b</h2>', 4, ['div', 'h4', 'h5']],
  ] as const)('%s with top h%d', (html, top, expected) => {
    expect(tags(html, top)).toEqual(expected);
  });

  test('an empty heading is removed', () => {
    expect(tags('<h2>a</h2><h2> <br></h2><h3>&nbsp;</h3>')).toEqual(['h3']);
  });
});

test.each([
  ['', []],
  ['<p></p><p>&nbsp;</p><p><br></p><div><span> </span></div><ul><li></li></ul>', []],
  ['<p>a</p><p></p><p>b</p>', ['p', 'p']],
  ['<ul><li><p></p></li><li>a</li></ul>', ['ul', 'li']],
  ['<table><tbody><tr><td></td><td>a</td></tr></tbody></table>', ['table', 'tbody', 'tr', 'td', 'td']],
])('from %j, empty elements are removed', (html, expected) => {
  expect(tags(html)).toEqual(expected);
});

test('only harmless attributes stay', () => {
  const html =
    '<p id="a" class="b" style="color:red" onclick="x()" data-a="1" aria-label="x" dir="rtl">a</p>' +
    '<table><tr><td colspan="2" rowspan="3" width="9" onmouseover="x()">b</td></tr></table>' +
    '<ol start="3" type="a"><li value="4">c</li></ol>';
  const attributes = elements(sanitiseHtml(html)).map(({ tagName, properties }) => [tagName, properties]);
  expect(attributes).toEqual([
    ['p', {}],
    ['table', {}],
    ['tbody', {}],
    ['tr', {}],
    ['td', { colSpan: 2, rowSpan: 3 }],
    ['ol', { start: 3 }],
    ['li', {}],
  ]);
});
