import { wireCount, wireDate, wireHtml, wireFlag, wireId, wireOptionalId } from './primitives';
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
