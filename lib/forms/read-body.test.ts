import { CV_MAX_BYTES } from '../cv/cv';
import { readBody } from './read-body';

const JSON_LIMIT = 256 * 1024;
const LIMIT = CV_MAX_BYTES + JSON_LIMIT;

function post(body: BodyInit | null, headers: Record<string, string> = {}) {
  return new Request('http://localhost/api/x', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
}
const json = (body: BodyInit | null, type = 'application/json') => post(body, { 'content-type': type });

/** A chunked body, so without a Content-Length; counts how much of it was read. */
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
  ['json', 'application/jsonp'],
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

const formOf = (entries: [string, string][]) => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return post(form);
};

test.each([['__proto__'], ['constructor']])('a field named %s is an ordinary field', async (name) => {
  for (const fields of [
    await readBody(formOf([[name, 'x']]), 'multipart'),
    await readBody(json(`{"${name}":"x"}`), 'json'),
  ]) {
    expect(Object.keys(fields)).toEqual([name]);
    expect(fields[name]).toBe('x');
    expect(Object.getPrototypeOf(fields)).toBeNull();
  }
  expect(({} as { x?: unknown }).x).toBeUndefined();
});

test.each([
  ['a text', 'name', 'As\0ha'],
  ['a name', 'na\0me', 'Asha'],
])('a NUL in %s is 400', async (_, name, value) => {
  await expect(readBody(json(JSON.stringify({ [name]: value })), 'json')).rejects.toMatchObject({
    status: 400,
  });
  await expect(readBody(formOf([[name, value]]), 'multipart')).rejects.toMatchObject({ status: 400 });
});

test('up to 50 fields are read, more are 400', async () => {
  const fields = (count: number) => Array.from({ length: count }, (_, n): [string, string] => [`f${n}`, 'x']);
  expect(Object.keys(await readBody(formOf(fields(50)), 'multipart'))).toHaveLength(50);
  const ofOneName = fields(51).map(([, value]): [string, string] => ['f', value]);
  for (const parts of [fields(51), ofOneName])
    await expect(readBody(formOf(parts), 'multipart')).rejects.toMatchObject({ status: 400 });
  const many = JSON.stringify(Object.fromEntries(fields(51)));
  await expect(readBody(json(many), 'json')).rejects.toMatchObject({ status: 400 });
});

test.each([
  [JSON_LIMIT, 'read'],
  [JSON_LIMIT + 1, 413],
])('JSON of %d bytes is %s', async (bytes, expected) => {
  const body = '{"a":1}'.padEnd(bytes, ' ');
  const result = await readBody(json(body), 'json').then(
    () => 'read',
    (error) => error.status,
  );
  expect(result).toBe(expected);
});

test('a body whose Content-Length is too large is 413 before a byte of it is read', async () => {
  const { body, taken } = stream(1000, 64 * 1024);
  const request = post(body, {
    'content-type': 'application/json',
    'content-length': String(JSON_LIMIT + 1),
  });
  await expect(readBody(request, 'json')).rejects.toMatchObject({ name: 'BadBody', status: 413 });
  expect(taken.bytes).toBeLessThan(JSON_LIMIT);
});

test.each([
  ['json', 'application/json'],
  ['multipart', 'multipart/form-data; boundary=x'],
] as const)('a %s body sent in chunks is 413 once it passes the limit', async (kind, type) => {
  const { body, taken } = stream(1000, 1024 * 1024);
  await expect(readBody(post(body, { 'content-type': type }), kind)).rejects.toMatchObject({ status: 413 });
  expect(taken.bytes).toBeLessThan(LIMIT + 5 * 1024 * 1024);
});

test('a false Content-Length does not help', async () => {
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
