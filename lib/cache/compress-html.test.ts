/** @jest-environment node */
import { gunzipSync } from 'node:zlib';
import { compressHtml, compressHtmlNow } from './compress-html';

test('a page that was just kept is sent as it was compressed for that', async () => {
  const kept = await compressHtml('<p>₹ kept</p>');
  expect(compressHtmlNow(['<p>₹ ', 'kept</p>'].join(''))).toBe(kept);
  expect(String(gunzipSync(kept))).toBe('<p>₹ kept</p>');
});

test('any other is compressed for itself', () => {
  expect(String(gunzipSync(compressHtmlNow('<p>sent</p>')))).toBe('<p>sent</p>');
});
