/** @jest-environment node */
import fc from 'fast-check';
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Nodes } from 'hast';
import { sanitiseHtml } from '../../../lib/base/html';
import { markdownToHtml } from './from-markdown';
import { htmlToMarkdown } from './to-markdown';

const BLOCK = /^(?:p|div|h[1-6]|ul|ol|li|br|hr|t[dhr]|table|blockquote|dl|dt|dd|pre)$/;
const collapsed = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What a reader sees of an ad: its lines with their kind (heading, item and its depth), bold and linked words. A line with a dash is an item. */
function seenIn(html: string): { lines: string[]; bold: string; linked: string } {
  const lines: string[] = [];
  let [line, kind, bold] = ['', '', ''];
  let [whole, linked] = ['', ''];
  const end = () => {
    const [, mark, said] = /^([-•●▪] )?(.*)$/.exec(collapsed(line))!;
    if (said) lines.push(kind === '' && mark ? `ul ${said}` : kind + collapsed(line));
    line = '';
  };
  const visit = (node: Nodes, within: string, isBold: boolean) => {
    if (node.type === 'text') {
      line += node.value;
      whole += node.value;
      if (isBold) bold += node.value;
    }
    if (!('children' in node)) return;
    const name = node.type === 'element' ? node.tagName : '';
    const here = /^(?:h\d|ul|ol|td|th)$/.test(name) ? `${within}${name} ` : within;
    if (BLOCK.test(name)) end();
    kind = here;
    const start = whole.length;
    for (const child of node.children) visit(child, here, isBold || /^(?:b|strong)$/.test(name));
    if (node.type === 'element' && name === 'a' && whole.slice(start).trim())
      linked += `[${whole.slice(start)}](${node.properties.href})`;
    if (BLOCK.test(name)) end();
    kind = within;
  };
  visit(sanitiseHtml(html, 3), '', false);
  end();
  return { lines, bold: bold.replace(/\s+/g, ''), linked: linked.replace(/\s+/g, '') };
}

const words = fc
  .array(
    fc.constantFrom(
      ...'pay|₹5|नर्स|R&D|a_b|5*|_x_|# 1|1. x|- y|+ z|• w|---|===|> 3|[a](b)|`c`|&amp;|\\|!|(d)|<b|C++|**|:|.'.split(
        '|',
      ),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) =>
    parts
      .join(' ')
      .replace(/&(?!amp;)/g, '&amp;')
      .replace(/<b/g, '&lt;b'),
  );
const nested = fc.letrec<{ inline: string; list: string; block: string }>((tie) => ({
  inline: fc.oneof(
    { maxDepth: 3 },
    words,
    fc
      .tuple(fc.constantFrom('b', 'strong', 'i', 'em', 'u', 'span'), tie('inline'), fc.constantFrom('', ' '))
      .map(([name, inside, space]) => `<${name}>${inside}${space}</${name}>`),
    tie('inline').map((inside) => `<a href="https://x.example/a_(b)?c=1&amp;d=*">${inside}</a>`),
    fc.tuple(tie('inline'), fc.constantFrom('', ' ', '<br>'), tie('inline')).map((parts) => parts.join('')),
  ),
  list: fc
    .tuple(
      fc.constantFrom('ul', 'ol'),
      fc.array(fc.tuple(tie('inline'), fc.option(tie('list'), { nil: '' })), { minLength: 1, maxLength: 2 }),
    )
    .map(
      ([name, items]) => `<${name}>${items.map((parts) => `<li>${parts.join('')}</li>`).join('')}</${name}>`,
    ),
  block: fc.oneof(
    { maxDepth: 3 },
    fc
      .tuple(fc.constantFrom('p', 'p style="x"', 'h1', 'h2', 'h4', 'div'), tie('inline'))
      .map(([tag, inside]) => `<${tag}>${inside}</${tag.split(' ')[0]}>`),
    tie('list'),
    tie('inline'),
    tie('inline').map((inside) => `<table><tr><th>Pay</th><td>${inside}</td></tr></table>`),
    fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((blocks) => `<div>${blocks.join('\n')}</div>`),
  ),
}));

test('any ad that is edited keeps its paragraphs, headings, lists, line breaks, bold words and links', () => {
  fc.assert(
    fc.property(fc.array(nested.block, { minLength: 1, maxLength: 4 }), (blocks) => {
      const html = blocks.join('');
      const saved = markdownToHtml(htmlToMarkdown(html));
      expect(seenIn(saved)).toEqual(seenIn(html));
      expect(htmlToMarkdown(saved)).toBe(htmlToMarkdown(html));
    }),
    { numRuns: 60 },
  );
});

const DIR = `${__dirname}/../../../../shared/data/`;
const hasAds = existsSync(`${DIR}real-jobs.jsonl.gz`);
(hasAds ? test : test.skip)('so do the real ads, nearly all without a tag in the text', () => {
  const ads = gunzipSync(readFileSync(`${DIR}real-jobs.jsonl.gz`))
    .toString()
    .split('\n')
    .filter(Boolean);
  const texts = ads
    .filter((_, index) => index % 40 === 0)
    .flatMap((line) => Object.entries(JSON.parse(line) as Record<string, unknown>))
    .flatMap(([name, html]) => (/^(?:description|qualification)$/.test(name) && html ? [String(html)] : []));
  expect(texts.length).toBeGreaterThan(50);
  const written = texts.map(htmlToMarkdown);
  written.forEach((markdown, index) =>
    expect(seenIn(markdownToHtml(markdown))).toEqual(seenIn(texts[index]!)),
  );
  expect(written.filter((markdown) => /^<(?:p|div|ul|ol|h\d)\b/m.test(markdown)).length).toBeLessThan(
    texts.length / 20,
  );
});

test.each([
  [
    '<h1>Duties</h1><p>Two <b>shifts</b>, <i>no</i> <a href="https://x.example">nights</a></p>',
    '## Duties\n\nTwo **shifts**, _no_ [nights](https://x.example)',
  ],
  [
    '<ul><li>Fits<ul><li>Pipes</li></ul></li><li>Welds</li></ul><ol start="3"><li>Last</li></ol>',
    '- Fits\n  - Pipes\n- Welds\n\n3. Last',
  ],
  ['<p>One<br>two<br><br>three</p>', 'One\ntwo\n\nthree'],
  ['<p><b>Pay:</b>5 lakh</p>', '<strong>Pay:</strong>5 lakh'],
  ['<p>5 * 3 # 2</p><p># 1 in India</p>', '5 * 3 # 2\n\n\\# 1 in India'],
  ['<p>2 * 20 kg, a 5* hotel, snake_ and _case</p>', '2 * 20 kg, a 5* hotel, snake_ and _case'],
  ['<p>5*3*2 and _so_</p>', '5\\*3\\*2 and \\_so\\_'],
  ['plain\ntext', 'plain\n\ntext'],
  ['<p>Duties:<br>- Fits<br>• Welds</p><p>+ bonus - 5%</p>', 'Duties:\n\n- Fits\n- Welds\n\n+ bonus - 5%'],
  ['<ul><li>- Fits</li></ul><p>-</p>', '- \\- Fits\n\n\\-'],
])('%s is shown as %j', (html, markdown) => expect(htmlToMarkdown(html)).toBe(markdown));

test.each([
  ['Duties:\n- Fits\n* Welds', '<p>Duties:</p><ul><li>Fits</li></ul><ul><li>Welds</li></ul>'],
  ['• Fits\n• Welds', '<ul><li>Fits</li><li>Welds</li></ul>'],
  ['One\r\ntwo\r\n \r\nThree\n\n\n', '<p>One<br>two</p><p>Three</p>'],
  ['    indented', '<p>indented</p>'],
  ['> 5 years', '<p>> 5 years</p>'],
  ['+ 5 years', '<p>+ 5 years</p>'],
  ['List<String> & <5', '<p>List&lt;String> &amp; &lt;5</p>'],
  ['<script>alert(1)</script>', '<p>&lt;script>alert(1)&lt;/script></p>'],
  ['[x](javascript:alert(1))', '<p>x</p>'],
  ['[note]: text\n![a](b)', '<p>[note]: text<br>!a</p>'],
  ['', ''],
])('what is typed as %j becomes %s', (typed, html) =>
  expect(markdownToHtml(typed).replaceAll('\n', '')).toBe(html),
);
