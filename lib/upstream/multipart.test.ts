import { encodeMultipart } from './multipart';

test('no name can escape from its header', () => {
  const nasty = 'a"\r\nContent-Type: text/html\r\n\r\nx';
  const { chunks } = encodeMultipart([
    { name: nasty, fileName: nasty, type: '', bytes: new Uint8Array() },
    { name: nasty, value: '' },
  ]);
  const escaped = 'a%22%0D%0AContent-Type: text/html%0D%0A%0D%0Ax';
  const lines = Buffer.concat(chunks).toString().split('\r\n');
  expect(lines.filter((line) => line.startsWith('Content-'))).toEqual([
    `Content-Disposition: form-data; name="${escaped}"; filename="${escaped}"`,
    'Content-Type: application/octet-stream',
    `Content-Disposition: form-data; name="${escaped}"`,
  ]);
});
