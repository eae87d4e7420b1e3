/** @jest-environment node */
import { createHash } from 'node:crypto';
import { scriptHashes } from './script-hashes.mjs';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('each inline script is named once by its hash, those with an address are not', () => {
  const html = `<script src="/a.js" async=""></script><script>one()</script><script id="x">two(
    "<b>")</script><script>one()</script><script nonce="n" src="/b.js"></script><script data-src="/c.js"></script>`;
  expect(scriptHashes(html)).toBe([hashOf('one()'), hashOf('two(\n    "<b>")')].join(' '));
});

test('a page without scripts has none', () => {
  expect(scriptHashes('<p>script</p>')).toBe('');
});
