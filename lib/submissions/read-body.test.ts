/** @jest-environment node */
import { CV_MAX_BYTES } from '../contract/cv';
import { readBody } from './read-body';

const LIMIT = CV_MAX_BYTES + 256 * 1024;

function post(body: BodyInit | null, headers: Record<string, string> = {}) {
  return new Request('http://localhost/api/x', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
}
const json = (body: BodyInit | null, type = 'application/json') => post(body, { 'content-type': type });

/** A body sent in chunks, so without a Content-Length; counts how much of it was taken. */
function stream(chunks: number, bytesEach: number) {
  const taken = { bytes: 0 };
  const body = new ReadableStream({
    pull(controller) {
      if (taken.bytes >= chunks * bytesEach) return controller.close();
      controller.enqueue(new Uint8Array(bytesEach).fill(0x20));
      taken.bytes += bytesEach;
    },
  });
  return { body, taken };
}

test.each([['application/json'], ['application/json; charset=utf-8'], ['Application/JSON']])(
  'JSON sent as %j is read',
  async (type) => {
    await expect(readBody(json('{"name":"नर्स","n":1}', type), 'json')).resolves.toEqual({
      name: 'नर्स',
      n: 1,
    });
  },
);

test.each([
  ['json', 'text/plain'],
  ['json', 'application/x-www-form-urlencoded'],
  ['json', 'multipart/form-data; boundary=x'],
  ['json', ''],
  ['multipart', 'application/json'],
  ['multipart', 'application/x-www-form-urlencoded'],
] as const)('a %s form sent as %j is 415', async (kind, type) => {
  await expect(readBody(json('{}', type), kind)).rejects.toMatchObject({ name: 'BadBody', status: 415 });
});

test.each([[''], ['{'], ['[]'], ['null'], ['"text"'], ['1'], [null]])('JSON %j is 400', async (body) => {
  await expect(readBody(json(body), 'json')).rejects.toMatchObject({ name: 'BadBody', status: 400 });
});

test.each([
  ['without a boundary', 'multipart/form-data', '--x\r\n\r\n--x--'],
  ['with another boundary', 'multipart/form-data; boundary=y', '--x\r\n\r\n--x--'],
  [
    'cut off',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nval',
  ],
  ['that is nothing', 'multipart/form-data; boundary=x', ''],
])('multipart %s is 400', async (_, type, body) => {
  await expect(readBody(json(body, type), 'multipart')).rejects.toMatchObject({
    name: 'BadBody',
    status: 400,
  });
});

test('multipart gives texts and files; of several parts with one name the first counts', async () => {
  const form = new FormData();
  form.append('firstName', 'Asha');
  form.append('resume', new File(['first'], 'one.pdf'));
  form.append('resume', new File(['second'], 'two.pdf'));
  form.append('firstName', 'Other');
  const fields = await readBody(post(form), 'multipart');
  expect(fields).toMatchObject({ firstName: 'Asha', resume: { name: 'one.pdf' } });
  expect(await (fields.resume as File).text()).toBe('first');
});

test('a field named __proto__ is only a field', async () => {
  const form = new FormData();
  form.append('__proto__', 'x');
  const fields = await readBody(post(form), 'multipart');
  expect(Object.keys(fields)).toEqual(['__proto__']);
  expect(({} as { x?: unknown }).x).toBeUndefined();
});

test('a body whose Content-Length is too large is 413 before a byte of it is read', async () => {
  const { body, taken } = stream(1000, 1024 * 1024);
  const request = post(body, { 'content-type': 'application/json', 'content-length': String(LIMIT + 1) });
  await expect(readBody(request, 'json')).rejects.toMatchObject({ name: 'BadBody', status: 413 });
  expect(taken.bytes).toBeLessThan(LIMIT);
});

test.each([
  ['json', 'application/json'],
  ['multipart', 'multipart/form-data; boundary=x'],
] as const)('a %s body sent in chunks is 413 once it passes the limit', async (kind, type) => {
  const { body, taken } = stream(1000, 1024 * 1024);
  await expect(readBody(post(body, { 'content-type': type }), kind)).rejects.toMatchObject({ status: 413 });
  expect(taken.bytes).toBeLessThan(LIMIT + 5 * 1024 * 1024);
});

test('a lying Content-Length does not help', async () => {
  const { body } = stream(20, 1024 * 1024);
  const request = post(body, { 'content-type': 'application/json', 'content-length': '2' });
  await expect(readBody(request, 'json')).rejects.toMatchObject({ status: 413 });
});

test('a CV of 5 MB and a long message are within the limit', async () => {
  const form = new FormData();
  form.append('message', 'न'.repeat(5000));
  form.append('resume', new File([new Uint8Array(CV_MAX_BYTES)], 'cv.pdf'));
  const fields = await readBody(post(form), 'multipart');
  expect((fields.resume as File).size).toBe(CV_MAX_BYTES);
});
