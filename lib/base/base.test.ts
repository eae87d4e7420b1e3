import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { realDoc } from '../../test/cv-files/doc';
import { inOwnFolder } from '../../test/in-folder';
import { backOff } from './back-off';
import { calendarFile } from './calendar-file';
import { commandLine } from './command-line';
import { readCompound } from './compound-file';
import { surviveBrokenPipe } from './log';
import { connectableHost, isPrivateAddress } from './network';

test.each([
  [1, 1_000],
  [2, 2_000],
  [5, 16_000],
  [12, 60_000],
  [1_000_000, 60_000],
])('after failure %d the pause is %d ms', (failures, pause) => {
  expect(backOff(failures, 1_000, 60_000)).toBe(pause);
});

test('a log reader that exits does not end the process', () => {
  surviveBrokenPipe();
  for (const stream of [process.stdout, process.stderr])
    expect(() =>
      stream.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })),
    ).not.toThrow();
});

test.each([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '127.0.0.1'],
  ['::1', '[::1]'],
  ['10.0.0.4', '10.0.0.4'],
  ['site.internal', 'site.internal'],
])('a server that listens on %s is reached at %s', (host, expected) =>
  expect(connectableHost(host)).toBe(expected),
);

test.each([
  ['127.0.0.1', true],
  ['::ffff:172.31.251.10', true],
  ['192.168.1.4', true],
  ['fd00::1', true],
  ['172.32.0.1', false],
  ['::ffff:203.0.113.7', false],
  ['2001:db8::1', false],
])('%s is private: %s', (address, expected) => expect(isPrivateAddress(address)).toBe(expected));

const event = {
  uid: 'interview-AB12@example.in',
  sequence: 2,
  minutes: 60,
  day: '2026-12-03',
  at: new Date('2026-12-03T09:30:00.000Z'),
  madeAt: new Date('2026-11-20T12:00:00.000Z'),
  summary: 'Interview',
  location: '',
};
/** The lines of a file, with continued ones joined. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('times are in UTC, and the last line ends as well', () => {
  const file = calendarFile(event);
  expect(linesOf(file)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dwaar//Appointments//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:interview-AB12@example.in',
    'SEQUENCE:2',
    'DTSTAMP:20261120T120000Z',
    'DTSTART:20261203T093000Z',
    'DTEND:20261203T103000Z',
    'SUMMARY:Interview',
    'LOCATION:',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a first day is a whole day', () => {
  const file = calendarFile({ ...event, minutes: null, day: '2027-01-05' });
  expect(linesOf(file)).toContain('DTSTART;VALUE=DATE:20270105');
  expect(file).not.toContain('DTEND');
});

test('typed text starts no line of its own, and long lines are folded between characters', () => {
  const location = `Plot 4; "A", Hubli\\\r\nEND:VEVENT\u0000 ${'ಹುಬ್ಬಳ್ಳಿ 🏭 '.repeat(30)}`;
  const file = calendarFile({ ...event, location });
  expect(file.split('\r\n').filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\uFFFD');
  }
  const [line = ''] = linesOf(file).filter((one) => one.startsWith('LOCATION:'));
  expect(line).toContain('LOCATION:Plot 4\\; "A"\\, Hubli\\\\\\nEND:VEVENT ಹುಬ್ಬಳ್ಳಿ 🏭');
});

test('the streams of a document are read', () => {
  const entries = readCompound(realDoc());
  expect(entries.map(({ name }) => name)).toEqual(expect.arrayContaining(['Root Entry', 'WordDocument']));
  expect(entries.every(({ isWhole }) => isWhole)).toBe(true);
  expect(entries.find(({ name }) => name === 'WordDocument')?.content.readUInt16LE(0)).toBe(0xa5ec);
});

test('whatever is broken, no more is read than the file has, once', () => {
  const whole = realDoc();
  const [table, directory] = [76, 48].map((at) => 512 * (whole.readUInt32LE(at) + 1)) as [number, number];
  // In the header, the table of sectors and the directory, where loops and lengths are.
  const place = fc.oneof(
    fc.integer({ min: 24, max: 508 }),
    fc.integer({ min: 0, max: 127 }).map((entry) => table + 4 * entry),
    fc
      .tuple(fc.integer({ min: 0, max: 7 }), fc.constantFrom(64, 66, 68, 72, 76, 116, 120))
      .map(([entry, field]) => directory + 128 * entry + field),
  );
  const value = fc.oneof(fc.integer({ min: -4, max: 200 }), fc.integer());
  const edits = fc.array(fc.tuple(place, value), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(edits, fc.integer({ min: 0, max: 2 * whole.length }), (changes, length) => {
      const file = Buffer.from(whole);
      for (const [at, number] of changes) file.writeInt32LE(number, at);
      try {
        const read = readCompound(file.subarray(0, length));
        expect(read.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThanOrEqual(length);
      } catch (error) {
        expect((error as Error).message).toMatch(/^(no header|streams overlap)$/);
      }
    }),
    { numRuns: 1000 },
  );
});

const root = process.cwd();

describe('in a folder', () => {
  inOwnFolder();

  const commands = () => [
    commandLine('start'),
    commandLine('doctor'),
    commandLine('backend', 'mails', '--retry'),
    commandLine('outbox', 'list'),
  ];

  test('without sources, commands are those of dwaar', () => {
    expect(commands()).toEqual(['dwaar start', 'dwaar doctor', 'dwaar mails --retry', 'dwaar outbox list']);
  });

  test('with the sources, commands are npm’s', () => {
    mkdirSync('app');
    expect(commands()).toEqual([
      'npm start',
      'npm run doctor',
      'npm run backend -- mails --retry',
      'npm run outbox -- list',
    ]);
  });
});

test('no mail, log or error spells out a command that some installations lack', () => {
  const files = ['app', 'backend', 'bin', 'components', 'desk', 'lib', 'server'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  const spelled = files.filter((file) => {
    const code = readFileSync(path.join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    return /\bnpm (?:run|start)\b/.test(code);
  });
  expect(files.length).toBeGreaterThan(500);
  expect(spelled).toEqual([]);
});
