import { ENCRYPT, LAUNCH, marksIn, NAMED_SCRIPTS, OPEN_ACTION, SCRIPT } from './cv-pdf-marks';

const SPACE = ' \n\xa0'.repeat(30_000);

const WRITTEN: [what: string, written: string, mark: RegExp][] = [
  ['encryption', '/Encrypt 5 0 R', ENCRYPT],
  ['encryption with much space', `/Encrypt${SPACE}5${SPACE}0${SPACE}R`, ENCRYPT],
  ['a launch', '/S/Launch', LAUNCH],
  ['a launch in code with much space', `/#53${SPACE}/L#61unch`, LAUNCH],
  ['a script', '/S /JavaScript', SCRIPT],
  ['scripts by name', '/JavaScript<<', NAMED_SCRIPTS],
  ['an action on opening', '/OpenAction', OPEN_ACTION],
];

const BEFORE: [string, string][] = [
  ['lines of text', '(experienced) Tj '],
  ['bytes of a picture', '\xff\x00\x9b'],
  ['one long word', 'x'],
];

describe.each(BEFORE)('behind %s', (_, repeated) => {
  test.each(WRITTEN)('%s', (_what, written, mark) => {
    // At every position where a chunk of 48 kB might end within it.
    for (let at = 49_152 - 24; at <= 49_152 + 2; at++) {
      const before = repeated.repeat(at / repeated.length + 1).slice(-at);
      const content = Buffer.from(`${before}${written}>> `, 'latin1');
      expect(marksIn(content)).toContain(mark);
    }
  });
});

test('longer names with such a prefix, and prose about them, do not count', () => {
  const content = '/Encrypted 5 0 R /S/Launcher /S/JavaScripts /JavaScript 5 /OpenActions (/ S/Launch)';
  expect([...marksIn(Buffer.from(content))]).toEqual([]);
});
