import { createHash } from 'node:crypto';
import { scriptHashes } from './security-headers';

const NONCE = 'bm9uY2U+K/8=';
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('each script of the renderer is allowed, once', () => {
  const html = `<head><script nonce="${NONCE}">first()</script></head>
    <body><script id="x" nonce="${NONCE}" defer>
      "नमस्ते" < 2</script><script nonce="${NONCE}">first()</script></body>`;
  expect(scriptHashes(html, NONCE)).toBe(`${hashOf('first()')} ${hashOf('\n      "नमस्ते" < 2')}`);
});

test.each([
  ['without a nonce', '<script>evil()</script>'],
  ['with another nonce', '<script nonce="AAAA">evil()</script>'],
  ['with the nonce in another attribute', `<script data-nonce="${NONCE}">evil()</script>`],
  ['with the nonce in its text', `<script>evil(' nonce="${NONCE}"')</script>`],
  ['beside the nonce as text', `<p> nonce="${NONCE}"</p><script>evil()</script>`],
  ['within an element that has the nonce', `<div nonce="${NONCE}"><script>evil()</script></div>`],
  ['in capitals', `<SCRIPT>evil()</SCRIPT>`],
  ['from elsewhere', `<script nonce="${NONCE}" src="https://evil.example/x.js"></script>`],
  ['of data', '<script type="application/ld+json">{"@context":"https://schema.org"}</script>'],
])('a script %s is not', (_, html) => {
  expect(scriptHashes(html, NONCE)).toBe('');
  const own = `<script nonce="${NONCE}">own()</script>`;
  expect(scriptHashes(own + html + own, NONCE)).toBe(hashOf('own()'));
});

test.each(['<script ', '<script x="', "<script x='", '<script src="//evil.example/x.js" '])(
  'an injected beginning (%s) gets no hash for anything but the renderer’s own scripts',
  (beginning) => {
    const html = `${beginning}<script nonce="${NONCE}">own()</script><script nonce="${NONCE}">more()</script>`;
    const hashes = scriptHashes(html, NONCE).split(' ').filter(Boolean);
    expect([hashOf('own()'), hashOf('more()')]).toEqual(expect.arrayContaining(hashes));
  },
);
