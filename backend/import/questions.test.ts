import { readQuestions, writeQuestions } from './questions';

/** Questions abbreviated: "y" yes or no, "n" a number, "t" text, or the choices. */
const inShort = (value: unknown) =>
  readQuestions(value).questions.map(({ text, kind, choices }) => [
    text,
    kind === 'choice' ? choices.join('+') : kind.charAt(0),
  ]);

const cells: [cell: string, ...questions: [string, string][]][] = [
  // As docs/spreadsheet.md writes them.
  ['Do you have a two-wheeler? (yes/no)', ['Do you have a two-wheeler?', 'y']],
  ['Years in sales? (number)', ['Years in sales?', 'n']],
  ['Which shift? (day, night, both)', ['Which shift?', 'day+night+both']],
  ['Tell us about your last project', ['Tell us about your last project', 't']],
  ['A two-wheeler? (yes/no) | Years? (number)', ['A two-wheeler?', 'y'], ['Years?', 'n']],
  ['A two-wheeler? (yes/no)\r\n\r\nYears? (number)\r\n', ['A two-wheeler?', 'y'], ['Years?', 'n']],
  // Yes or no, in all spellings.
  ['Licence? (Yes / No)', ['Licence?', 'y']],
  ['Licence? (Y/N)', ['Licence?', 'y']],
  ['Licence? (yes or no)', ['Licence?', 'y']],
  ['Licence? (yes, no)', ['Licence?', 'y']],
  ['Licence? [Yes/No]', ['Licence?', 'y']],
  ['Licence？（yes/no）', ['Licence？', 'y']],
  ['Licence? 【Y/N】', ['Licence?', 'y']],
  ['Do you hold a licence (yes/no)?', ['Do you hold a licence?', 'y']],
  ['Licence (Y/N).', ['Licence', 'y']],
  ['Licence? Yes/No', ['Licence?', 'y']],
  ['Licence?(yes/no)', ['Licence?', 'y']],
  ['क्या आपके पास दोपहिया वाहन है? (हाँ/नहीं)', ['क्या आपके पास दोपहिया वाहन है?', 'y']],
  ['क्या आप रात में काम कर सकते हैं? (yes/no)', ['क्या आप रात में काम कर सकते हैं?', 'y']],
  ['ನಿಮ್ಮ ಬಳಿ ಬೈಕ್ ಇದೆಯೇ? (ಹೌದು/ಇಲ್ಲ)', ['ನಿಮ್ಮ ಬಳಿ ಬೈಕ್ ಇದೆಯೇ?', 'y']],
  // Numbers.
  ['Typing speed in words a minute (Number)', ['Typing speed in words a minute', 'n']],
  ['How many people did you lead (a number)?', ['How many people did you lead?', 'n']],
  ['Age of your vehicle (#)', ['Age of your vehicle', 'n']],
  ['कितने साल का अनुभव है? (संख्या)', ['कितने साल का अनुभव है?', 'n']],
  // Choices.
  ['Shift? (day; night; both)', ['Shift?', 'day+night+both']],
  ['Shift? (day | night | both)', ['Shift?', 'day+night+both']],
  ['Shift? (day, night or both)', ['Shift?', 'day+night+both']],
  ['Shift? (day or night)', ['Shift?', 'day+night']],
  ['Shift? (Yes/No/Maybe)', ['Shift?', 'Yes+No+Maybe']],
  ['Shift? (choice: day, night)', ['Shift?', 'day+night']],
  ['Which shift (options: day, night)?', ['Which shift?', 'day+night']],
  ['How soon? (now; in 1 or 2 weeks)', ['How soon?', 'now+in 1 or 2 weeks']],
  ['Fuel? (Diesel (BS6), Petrol)', ['Fuel?', 'Diesel (BS6)+Petrol']],
  ['Speed? (km/h, mph)', ['Speed?', 'km/h+mph']],
  ['Shift? (day, day, night, )', ['Shift?', 'day+night']],
  ['पाली? (दिन, रात, दोनों)', ['पाली?', 'दिन+रात+दोनों']],
  ['Shift? （day，night）', ['Shift?', 'day+night']],
  // Brackets that explain a word.
  ['Do you know MS Office (Word, Excel)?', ['Do you know MS Office (Word, Excel)?', 't']],
  ['How many years (in sales) do you have?', ['How many years (in sales) do you have?', 't']],
  ['Tools you know (Excel, Tally) (text)', ['Tools you know (Excel, Tally)', 't']],
  ['An unclosed (bracket | Licence? (yes/no)', ['An unclosed (bracket', 't'], ['Licence?', 'y']],
  // Lists.
  ['1) Licence? (yes/no) 2) Years? (number)', ['Licence?', 'y'], ['Years?', 'n']],
  ['(1) Licence?\n(2) Years?', ['Licence?', 't'], ['Years?', 't']],
  ['१. अनुभव? (संख्या)\n२. शहर?', ['अनुभव?', 'n'], ['शहर?', 't']],
  ['Q1: Licence? | Q2: Years?', ['Licence?', 't'], ['Years?', 't']],
  ['• Licence? (y/n)\n• Years?', ['Licence?', 'y'], ['Years?', 't']],
  ['- Licence?\n- Years?', ['Licence?', 't'], ['Years?', 't']],
  ['2.5 years of Tally?', ['2.5 years of Tally?', 't']],
  ['Licence? (yes/no); Years? (number)', ['Licence?', 'y'], ['Years?', 'n']],
  ['Licence?; Years?;', ['Licence?', 't'], ['Years?', 't']],
  ['Your last job; be brief', ['Your last job; be brief', 't']],
  ['Licence? || Years? |', ['Licence?', 't'], ['Years?', 't']],
  // What spreadsheets do to text.
  ['"Do you have a licence?"', ['Do you have a licence?', 't']],
  ['“Do you have a licence?” | Years?', ['Do you have a licence?', 't'], ['Years?', 't']],
  ['  Do   you\thave\u00A0a licence?  (yes/no) ', ['Do you have a licence?', 'y']],
  ['R&amp;D experience? (yes/no)', ['R&D experience?', 'y']],
  ['Indiaâ€™s metros only? (yes/no)', ['India’s metros only?', 'y']],
  ['Licence? | licence? | Licence?', ['Licence?', 't'], ['licence?', 't']],
  // None.
  [''],
  [' - '],
  ['N/A'],
  ['no questions'],
];

test.each(cells)('%j, exported again as the same', (cell, ...expected) => {
  expect(inShort(cell)).toEqual(expected);
  const { questions, problems } = readQuestions(cell);
  expect(problems).toEqual([]);
  expect(readQuestions(writeQuestions(questions)).questions).toEqual(questions);
});

const long = 'Long '.repeat(41).trim();
const eleven = Array.from({ length: 11 }, (_, n) => `c${n}`).join(', ');

test.each<[string, unknown, string[], RegExp[]]>([
  ['a sixth', 'a?|b?|c?|d?|e?|f?', ['a?', 'b?', 'c?', 'd?', 'e?'], [/^has 6 questions; only the first 5/]],
  ['a long one', `a? | ${long}`, ['a?'], [/longer than 200 characters \(“Long/]],
  ['too many choices', `Which? (${eleven}) | b?`, ['b?'], [/more than 10 choices \(“Which\?”\)/]],
  ['one choice', 'Which? (choice: day) | b?', ['b?'], [/fewer than two choices/]],
  ['a long choice', `Which? (a, ${'b'.repeat(81)}) | b?`, ['b?'], [/choice longer than 80/]],
  ['nothing asked', '(yes/no) | b?', ['b?'], [/without text/]],
  ['marks alone', '??? | b?', ['b?'], [/without text/]],
  ['no text', [7, null, {}, 'b?'], ['b?'], [/without text/]],
  ['a long one of JSON', [{ text: long }], [], [/longer than 200/]],
  ['a number', 7, [], [/without text/]],
])('%s is reported, and the others are asked', (_, value, texts, problems) => {
  const read = readQuestions(value);
  expect(read.questions.map(({ text }) => text)).toEqual(texts);
  expect(read.problems).toEqual(problems.map((problem) => expect.stringMatching(problem)));
});

test('JSON may have an array, of texts and of objects', () => {
  const given = [
    'Licence? (yes/no)',
    { text: 'Years?', kind: 'number' },
    { text: 'Shift?', kind: 'choice', choices: ['day', 'night, late'] },
    { text: 'Know Office (Word, Excel)', kind: 'text' },
    { text: 'Anything else?', kind: 'unheard of' },
  ];
  const read = readQuestions(given);
  expect(read.problems).toEqual([]);
  expect(inShort(given)).toEqual([
    ['Licence?', 'y'],
    ['Years?', 'n'],
    ['Shift?', 'day+night, late'],
    ['Know Office (Word, Excel)', 't'],
    ['Anything else?', 't'],
  ]);
  expect(readQuestions(writeQuestions(read.questions)).questions).toEqual(read.questions);
  expect(readQuestions(read.questions).questions).toEqual(read.questions);
});

test('questions that no cell can hold are reported', () => {
  expect(readQuestions([{ text: 'One | two' }]).problems).toEqual([expect.stringContaining('“|”')]);
});
