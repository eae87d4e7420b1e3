import { encodeMultipart, type FormPart } from './multipart';

/** Parses the body with Node's own parser, as a server would. */
async function read(parts: FormPart[]): Promise<[string, FormDataEntryValue][]> {
  const { chunks, contentType } = encodeMultipart(parts);
  return [
    ...(await new Response(Buffer.concat(chunks), { headers: { 'content-type': contentType } }).formData()),
  ];
}

test('text arrives unchanged, except for the line breaks of forms', async () => {
  const parts = [
    { name: 'first_name', value: 'आशा "A" Rao' },
    { name: 'message', value: 'one\ntwo\r\nthree\rfour\r\n\r\n--x' },
    { name: 'empty', value: '' },
  ];
  expect(await read(parts)).toEqual([
    ['first_name', 'आशा "A" Rao'],
    ['message', 'one\r\ntwo\r\nthree\r\nfour\r\n\r\n--x'],
    ['empty', ''],
  ]);
});

test('no name can break out of its header', () => {
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

test('no two bodies have the same boundary', () => {
  const types = [1, 2].map(() => encodeMultipart([]).contentType);
  expect(new Set(types).size).toBe(2);
});
