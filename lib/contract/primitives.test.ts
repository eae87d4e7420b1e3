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

  test.each([
    [''],
    ['  '],
    ['a/b'],
    ['../1'],
    ['a b'],
    ['x'.repeat(65)],
    [1.5],
    [null],
    [undefined],
    [true],
    [{}],
  ])('%j is rejected', (id) => {
    expect(wireId.safeParse(id).success).toBe(false);
  });
});

test('a safe id has at most 64 characters', () => {
  expect(isSafeId('x'.repeat(64))).toBe(true);
  expect(isSafeId('x'.repeat(65))).toBe(false);
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

test.each([
  [1, true],
  ['1', true],
  [true, true],
  ['yes', true],
  [0, false],
  ['false', false],
  [null, false],
  [undefined, false],
  ['', false],
  [[], false],
  [{}, false],
])('wireFlag: %j is %j', (value, expected) => {
  expect(wireFlag.parse(value)).toBe(expected);
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

  test.each([
    ['3 days ago'],
    ['Just now'],
    ['0000-00-00 00:00:00'],
    ['2026-13-01'],
    ['2026-02-30'],
    ['2026-02-31 10:00:00'],
    ['20/11/2026'],
    ['2026'],
    [''],
    [null],
    [undefined],
    [1763600000],
    [{}],
  ])('%j is no date', (date) => {
    expect(wireDate.parse(date)).toBeNull();
  });
});

test.each([
  [0, 0],
  [12, 12],
  ['12', 12],
  [' 12 ', 12],
  ['', null],
  ['  ', null],
  ['many', null],
  [-1, null],
  [1.5, null],
  [null, null],
  [undefined, null],
  [true, null],
  [[], null],
])('wireCount: %j becomes %j', (count, expected) => {
  expect(wireCount.parse(count)).toBe(expected);
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
