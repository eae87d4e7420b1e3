/** @jest-environment node */
import { STARTER_HTML, withLateScripts } from './late-scripts.mjs';

const page = (head: string, end = '') => `<html><head>${head}</head><body>text${end}</body></html>`;

test('scripts wait, whatever stands beside their addresses, and the page ends with what starts them', () => {
  const html = page(
    '<script src="/a.js" async=""></script><script src="/b.js" id="_R_" nonce="n" async=""></script>',
  );
  expect(withLateScripts(html)).toBe(
    page(
      '<script data-src="/a.js"></script><script data-src="/b.js" id="_R_" nonce="n"></script>',
      STARTER_HTML,
    ),
  );
});

test.each([
  ['whose scripts wait already', withLateScripts(page('<script src="/a.js" async=""></script>'))],
  ['for browsers without modules', page('<script src="/a.js" noModule=""></script>')],
  ['with inline scripts only', page('<script>go("async=\\"\\"")</script>')],
  ['without scripts', page('<p>&lt;script src="/a.js" async=""></p>')],
])('a page %s stays as it is', (_, html) => {
  expect(withLateScripts(html)).toBe(html);
});
