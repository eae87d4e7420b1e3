import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { textIn, valueIn } from './answer-value';

const JSON_TEXT = '{"status":0,"message":"Nein – größer"}';
const utf16 = Buffer.from(JSON_TEXT, 'utf16le');

test.each<[string, Buffer]>([
  ['plain', Buffer.from(JSON_TEXT)],
  ['with a byte-order mark', Buffer.from(`\uFEFF${JSON_TEXT}`)],
  ['in UTF-16', utf16],
  ['in UTF-16 with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
  ['in big-endian UTF-16', Buffer.from(utf16).swap16()],
  ['in Windows-1252', Buffer.from(JSON_TEXT.replace('–', '\x96'), 'latin1')],
  ...[gzipSync, deflateSync, deflateRawSync, brotliCompressSync].map((pack): [string, Buffer] => [
    pack.name,
    pack(JSON_TEXT),
  ]),
  ['compressed twice', gzipSync(gzipSync(JSON_TEXT))],
])('JSON is read %s, without a header', async (_, bytes) => {
  expect(await textIn(bytes, 1000)).toBe(JSON_TEXT);
});

test.each<[string, Buffer]>([
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a compressed text that is cut off', gzipSync(JSON_TEXT).subarray(0, 30)],
  ['more than the limit', gzipSync('x'.repeat(2000))],
])('%s is no text', async (_, bytes) => expect(await textIn(bytes, 1000)).toBeNull());

test('a compressed nothing is empty', async () => expect(await textIn(gzipSync(''), 1000)).toBe(''));

const NO = { status: 0 };
test.each<[string, unknown]>([
  ['{"status":0}', NO],
  ['\uFEFF\uFEFF {"status":0}\n', NO],
  ['<br />\n<b>Warning</b>: {main} [2002] in <b>/a.php</b> {"status":0}', NO],
  ['{"status":0} <!-- 0.02 s -->', NO],
  ['callback({"status":0});', NO],
  ['{"status":1}{"status":0}', undefined],
  ['{"d":"{\\"status\\":0}"}', { d: NO }],
  ['[{"status":0}]\nNotice: x', [NO]],
  ['OK', 'OK'],
  ['', ''],
  ['{"status":0,"mess', undefined],
  ['Notice: x {"status":0,"data":[{"id":1},', undefined],
  ['<br /><b>Fatal error</b>: Uncaught', undefined],
  ['<html><script>x = {"status":1}</script></html>', undefined],
])('in %j the value is %j', (text, value) => {
  expect(valueIn(text, true)).toEqual(value);
  if (!text.includes('"d"'))
    expect(valueIn(text, false)).toEqual(typeof value === 'string' ? undefined : value);
});

// Anything but linear time would exceed the test's timeout.
test.each(['{"', '[{"', '{"a":', '"', '\\', '{ '])('%j repeated is read at once', (unit) => {
  expect(valueIn(unit.repeat(200_000), false)).toBeUndefined();
});
