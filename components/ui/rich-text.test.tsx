import { renderToStaticMarkup } from 'react-dom/server';
import { safeHtmlText } from '@/lib/base/html';
import { RichText } from '../jobs/job-text';

function render(html: string, topHeading?: 2 | 3 | 4): string {
  const markup = renderToStaticMarkup(<RichText html={safeHtmlText(html, topHeading)} />);
  expect(markup).toMatch(/^<div class="rich-text">.*<\/div>$/s);
  return markup.slice('<div class="rich-text">'.length, -'</div>'.length);
}

test.each([
  ['script', 'a<script>alert(1)</script>b', 'ab'],
  ['script in mixed case', 'a<ScRiPt src=//x>alert(1)</sCrIpT>b', 'ab'],
  ['script in pieces', '<p><scr<script>ipt>alert(1)</script>x</p>', '<p>ipt>alert(1)x</p>'],
  ['style', '<p>a</p><style>p{display:none}</style>', '<p>a</p>'],
  ['iframe', 'a<iframe src="https://x.example">b</iframe><p>c</p>', 'a<p>c</p>'],
  ['images', '<p>a<img src=x onerror=alert(1)>b</p>', '<p>ab</p>'],
  ['svg', '<p>a</p><svg onload=alert(1)><a xlink:href="javascript:x"><text>b</text></a></svg>', '<p>a</p>'],
  ['math', '<p>a</p><math><mtext><script>alert(1)</script></mtext></math>', '<p>a</p>'],
  ['math that smuggles', '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
  ['a form, not its text', '<form action=//x><p>a<input value=b><button>c</button></p></form>', '<p>ac</p>'],
  ['select and textarea', '<p>a</p><select><option>b</select><textarea>c</textarea>', '<p>a</p>'],
  ['template and noscript', '<p>a</p><template><p>b</p></template><noscript><p>c</p></noscript>', '<p>a</p>'],
  ['object and embed', '<p>a</p><object data=x>b</object><embed src=x>', '<p>a</p>'],
  [
    'base, meta and link',
    '<base href=//x><meta http-equiv=refresh content=0><link rel=stylesheet href=x><p>a</p>',
    '<p>a</p>',
  ],
  [
    'a whole document',
    '<html><head><title>t</title></head><body onload=x()><p>a</p></body></html>',
    '<p>a</p>',
  ],
  ['comments', '<p>a<!-- <b>c</b> --></p>', '<p>a</p>'],
  ['unknown tags, not their text', '<p><font color=red><blink>a</blink></font></p>', '<p>a</p>'],
  ['handlers', '<p onclick="x()" ONMOUSEOVER=x() on\u0000load=x>a</p>', '<p>a</p>'],
])('drops %s', (_, html, expected) => {
  expect(render(html)).toBe(expected);
});

const link = (href: string) => `<a href="${href}" rel="nofollow noopener">l</a>`;

test.each([
  'https://x.example/a?b=1&amp;c=2',
  'http://x.example',
  'mailto:hr@x.example',
  'tel:+919876543210',
])('keeps a link to %s and marks it', (href) => {
  expect(render(`<a href="${href}" target="_top" rel="opener" ping="//x" onclick="x()">l</a>`)).toBe(
    link(href),
  );
});

test.each([
  'javascript:alert(1) | JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '&#1;javascript:alert(1) | java&#9;script:alert(1) | java&NewLine;script&colon;alert(1)',
  '&#106;avascript:alert(1) | &#x6A;&#x61;vascript:alert(1) | javascript&#58;alert(1) | vbscript:x',
  'blob:https://x.example/1 | data:text/html,&lt;script&gt;alert(1)&lt;/script&gt;',
  'data:text/html;base64,PHNjcmlwdD4= | file:///etc/passwd | ftp://x.example | //x.example | /job',
  'page.html | #top | ?a=1',
  '',
])('of a link to %s only the text stays', (hrefs) => {
  for (const href of hrefs.split(' | '))
    expect([href, render(`<p>a <a href="${href}">l</a></p>`)]).toEqual([href, '<p>a l</p>']);
});

test('the formatting inside a removed link stays', () => {
  expect(render('<p><a href="/x">a <b>b</b></a></p>')).toBe('<p>a <b>b</b></p>');
});

test.each([
  ['One\nTwo\r\nThree', '<p>One</p><p>Two</p><p>Three</p>'],
  ['CTC < 5 Lacs & > 2', '<p>CTC &lt; 5 Lacs &amp; > 2</p>'],
  ['ends with <', '<p>ends with &lt;</p>'],
  ['<img src=x onerror=alert(1)', '<p>&lt;img src=x onerror=alert(1)</p>'],
  ['', ''],
])('plain text %j becomes paragraphs', (text, expected) => {
  expect(render(text)).toBe(expected);
});

test.each([
  ['<p>a<p>b', '<p>a</p><p>b</p>'],
  ['<ul><li>a<li>b', '<ul><li>a</li><li>b</li></ul>'],
  ['<p><b>a<i>b</p>c', '<p><b>a<i>b</i></b></p><b><i>c</i></b>'],
  ['a</div></p></b>', 'a'],
])('unclosed or stray tags in %j are repaired', (html, expected) => {
  expect(render(html)).toBe(expected);
});

test.each(['div', 'b', 'ul><li', 'blockquote', 'table><tr><td'])(
  'twenty thousand nested <%s> do not throw',
  (tag) => {
    const markup = render(`${`<${tag}>`.repeat(20_000)}the text<script>alert(1)</script>`);
    expect(markup).toContain('the text');
    expect(markup).not.toContain('<script');
  },
);
