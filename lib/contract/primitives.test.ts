import { encodeImagePath, imagePathOf } from './image-path';
import { wireCount, wireDate, wireFlag, wireHtml, wireId, wireOptionalId } from './primitives';
import { isSafeId } from './safe-id';

describe('wireId', () => {
  test.each([
    [7, '7'],
    ['7', '7'],
    [' job-12_a ', 'job-12_a'],
    [0, '0'],
  ])('%j becomes %j', (id, expected) => {
    expect(wireId.parse(id)).toBe(expected);
  });

  test('invalid ids are rejected', () => {
    for (const id of ['', '  ', 'a/b', '../1', 'a b', 'x'.repeat(65), 1.5, null, undefined, true, {}])
      expect([id, wireId.safeParse(id).success]).toEqual([id, false]);
    expect(isSafeId('x'.repeat(64))).toBe(true);
  });
});

test.each([
  [3, '3'],
  ['3', '3'],
  ['', null],
  [null, null],
  [undefined, null],
  ['a/b', null],
  [2.5, null],
])('wireOptionalId: %j becomes %j', (id, expected) => {
  expect(wireOptionalId.parse(id)).toBe(expected);
});

test('wireFlag', () => {
  for (const value of [1, '1', true, 'yes']) expect([value, wireFlag.parse(value)]).toEqual([value, true]);
  for (const value of [0, 'false', null, undefined, '', [], {}])
    expect([value, wireFlag.parse(value)]).toEqual([value, false]);
});

describe('wireDate', () => {
  test.each([
    ['2026-11-20', '2026-11-20T00:00:00.000Z'],
    ['2026-11-20 09:30:00', '2026-11-20T09:30:00.000Z'],
    ['2026-11-20 09:30', '2026-11-20T09:30:00.000Z'],
    ['2026-11-20T09:30:00Z', '2026-11-20T09:30:00.000Z'],
    ['2026-11-20T09:30:00.000000Z', '2026-11-20T09:30:00.000Z'],
    ['2026-11-20T09:30:00+05:30', '2026-11-20T04:00:00.000Z'],
    [' 2026-11-20 ', '2026-11-20T00:00:00.000Z'],
  ])('%j is %s', (date, iso) => {
    expect(wireDate.parse(date)).toBe(iso);
  });

  test('invalid dates are null', () => {
    const texts = ['3 days ago', '0000-00-00 00:00:00', '2026-13-01', '2026-02-30', '20/11/2026', '2026', ''];
    for (const date of [...texts, null, undefined, 1763600000, {}])
      expect([date, wireDate.parse(date)]).toEqual([date, null]);
  });
});

test('wireCount', () => {
  for (const count of [12, '12', ' 12 ']) expect([count, wireCount.parse(count)]).toEqual([count, 12]);
  for (const count of ['', '  ', 'many', -1, 1.5, null, undefined, true, []])
    expect([count, wireCount.parse(count)]).toEqual([count, null]);
});

test.each([
  ['<p>R&amp;D</p>', '<p>R&amp;D</p>'],
  [' <p>a\u0000b</p> ', '<p>a b</p>'],
  ['<p>a\n\tb</p>', '<p>a\n\tb</p>'],
  ['NULL', ''],
  [null, ''],
  [undefined, ''],
  [12, '12'],
])('wireHtml: %j becomes %j', (html, expected) => {
  expect(wireHtml.parse(html)).toBe(expected);
});

test.each([
  ['jobs/logo.png', 'jobs/logo.png'],
  ['jobs/our  logo.png', 'jobs/our%20%20logo.png'],
  ['jobs/logo (1).png', 'jobs/logo%20(1).png'],
  ['jobs/logo@2x.png', 'jobs/logo%402x.png'],
  ['jobs/Neem & Sons.png', 'jobs/Neem%20%26%20Sons.png'],
  ["jobs/Rao’s, a+b=c;~!$[1]'.png", "jobs/Rao%E2%80%99s%2C%20a%2Bb%3Dc%3B~!%24%5B1%5D'.png"],
  ['कंपनी/लोगो.png', '%E0%A4%95%E0%A4%82%E0%A4%AA%E0%A4%A8%E0%A5%80/%E0%A4%B2%E0%A5%8B%E0%A4%97%E0%A5%8B.png'],
  ['jobs/100% logo.png', 'jobs/100%25%20logo.png'],
])('%j is %s, also if it was encoded already', (path, encoded) => {
  expect(encodeImagePath(imagePathOf(path, []))).toBe(encoded);
  expect(encodeImagePath(imagePathOf(encoded, []))).toBe(encoded);
});

test.each([
  '',
  '../secret.png | jobs/../../secret.png | https://evil.example/a.png | \\\\evil.example\\a.png',
  'a.png?x=1 | a.png#x | a"onerror="b.png | a<b>.png | a\nb.png | a\uD800b.png | a%2fb.png',
])('%s is not a path', (paths) => {
  for (const path of paths.split(' | ')) expect([path, encodeImagePath(path)]).toEqual([path, null]);
});

test.each<[string, ...string[]]>([
  [
    'jobs/a.png',
    'jobs/a.png',
    '/jobs/a.png',
    '/storage/jobs/a.png',
    'storage/app/public/jobs/a.png',
    '/storage/app/public/storage/app/public/jobs/a.png',
    'public/jobs/a.png',
    'public/storage/jobs/a.png',
    'https://api.example.in/storage/jobs/a.png',
    'HTTPS://API.example.in/storage/jobs/a.png',
    '//api.example.in/storage/jobs/a.png',
  ],
  ['jobs/our logo.png', 'http://api.example.in:8000/storage/app/public/jobs/our%20logo.png'],
  ['uploads/a.png', 'https://api.example.in/uploads/a.png?v=3'],
])('the image %j of the API at api.example.in is %j', (path, ...images) => {
  for (const image of images) expect([image, imagePathOf(image, ['api.example.in'])]).toEqual([image, path]);
});

test.each([
  'https://evil.example/storage/a.png | //evil.example/a.png | https://api.example.in@evil.example/a.png',
  'https://api.example.in.evil.example/a.png | \\\\evil.example\\a.png | /\\evil.example/a.png',
  'ftp://api.example.in/a.png | file:///etc/a.png | data:image/png;base64,AAAA',
])('%s is not an image of that API', (images) => {
  for (const image of images.split(' | '))
    expect([image, imagePathOf(image, ['api.example.in'])]).toEqual([image, '']);
});
