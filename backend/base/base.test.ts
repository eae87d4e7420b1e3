import { stderrForTests } from '../../test/backend';
import { alertDay, mondayOf } from './indian-day';
import { repeat } from './repeat';
import { jobDate } from './typed-dates';

const stderr = stderrForTests();

test('work continues after failures, and consecutive ones are logged once', async () => {
  let times = 0;
  let stop = async () => {};
  await new Promise<void>((resolve) => {
    stop = repeat(1, 'it failed', async () => {
      times += 1;
      if (times < 3 || times === 4) throw new Error(`${times}`);
      if (times === 5) resolve();
    });
  });
  await stop();
  const lines = stderr().trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).what)).toEqual(['it failed', 'it failed']);
});

test('stopping aborts the current run, waits for it, and starts no other', async () => {
  const order: string[] = [];
  const stop = repeat(0, 'it failed', (signal) => {
    order.push('begun');
    return new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => {
        order.push('told');
        resolve();
      });
    });
  });
  await stop();
  order.push('stopped');
  expect(order).toEqual(['begun', 'told', 'stopped']);
});

const read = (text: unknown) => jobDate(text, '00:00:00Z');

test.each([
  '2026-12-05|05/12/2026|5/12/2026| 5-12-2026 |05.12.26|5-Dec-26|05-Dec-2026|5 December 2026|5 Dec. 26|05/Dec/2026',
  "46361|2026/12/05|2026.12.5|5th Dec 2026|5th of December, 2026|5Dec2026|5 Dec'26|05–12–2026|5 / 12 / 2026",
  'Dec 5, 2026|Saturday, 5 December 2026|by 05/12/2026|05-12-2026 (extended)|०५/१२/२०२६|೦೫-೧೨-೨೦೨೬',
  '5 दिसंबर 2026|೫ ಡಿಸೆಂಬರ್ ೨೦೨೬',
])('%s is the fifth of December', (texts) => {
  for (const text of texts.split('|')) expect([text, read(text)]).toEqual([text, '2026-12-05T00:00:00.000Z']);
});

test.each([
  ['15/12/2026 10:30', '2026-12-15T05:00:00.000Z'],
  ['15-Dec-26 12:05 AM', '2026-12-14T18:35:00.000Z'],
  ['15/12/2026, 4:30:10 pm', '2026-12-15T11:00:10.000Z'],
  ['2026-12-15 10:30:00', '2026-12-15T10:30:00.000Z'],
  ['December 15th 2026, 5.30 pm', '2026-12-15T12:00:00.000Z'],
  ['15th Dec 2026, 5.30 pm', '2026-12-15T12:00:00.000Z'],
  ['46371.4375', '2026-12-15T05:00:00.000Z'],
  ['46371.43750000001', '2026-12-15T05:00:00.000Z'],
  ['2026-12-15T10:30:00+05:30', '2026-12-15T05:00:00.000Z'],
])('%s is a moment, in Indian time where a spreadsheet wrote it', (text, iso) =>
  expect(read(text)).toBe(iso),
);

test('the fourth of May is not the third month', () => {
  expect(read('4-May-26')).toBe('2026-05-04T00:00:00.000Z');
  expect(read('4 Sept 2026')).toBe('2026-09-04T00:00:00.000Z');
});

test.each([
  '12/31/2026|31/02/2026|31-Foo-26|5-Decem-26x|1/2|soon|ASAP|Till filled|1/12/2026 to 31/12/2026|15 Dec|Dec 2026',
  '15/12/20266|PUN/2026/7|3 days ago|20261120|12345|99999|7',
])('%s is no date', (texts) => {
  for (const text of texts.split('|')) expect([text, read(text)]).toEqual([text, undefined]);
  expect(read(20261120)).toBeUndefined();
});

test.each(['', '  ', null, undefined])('%j is none', (text) => expect(read(text)).toBeNull());

test.each([
  ['2026-11-20T02:29:59.999Z', '2026-11-19'],
  ['2026-11-20T02:30:00.000Z', '2026-11-20'],
  ['2026-11-20T23:59:00.000Z', '2026-11-20'],
  ['2027-01-01T02:00:00.000Z', '2026-12-31'],
])('at %s alerts are of %s', (now, alerts) => {
  expect(alertDay(new Date(now))).toBe(alerts);
});

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-17', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s began on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});
