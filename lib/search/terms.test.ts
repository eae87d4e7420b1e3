import { processorMs } from '../../test/processor-time';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { indexWords, LEXICON_VERSION, searchTerms } from './terms';

test.each([
  ['Front end / front-end / frontend', 'frontend frontend frontend'],
  ['interns, internal, international, internships', 'intern internal international internship'],
  ['Nurses nursing', 'nurs nurs'],
  ['Delivery boys: delivery boy', 'deliveri boy deliveri boy'],
  ['MIS, news and iOS', 'mis news and ios'],
  ['ड्राइवर चाहिए', 'driver चाहिए'],
  ['ಶಾಲೆಗೆ ಶಿಕ್ಷಕರು', 'ಶಾಲೆಗೆ teacher'],
  ['M.B.B.S. doctor', 'mbb doctor'],
  ['', ''],
])('%j is indexed as %j', (text, words) => {
  expect(indexWords(text).join(' ')).toBe(words);
});

/** What was typed, index words and prefix of each term. */
const terms = (keyword: string) =>
  searchTerms(keyword).map(({ typed, words, lastPrefix }) =>
    [typed, words.join('+'), ...(lastPrefix ? [`${lastPrefix}*`] : [])].join(' = '),
  );

test.each<[string, string[]]>([
  ['dot net full stack developer', ['dot net = dotnet', 'full stack developer = fullstack+develop']],
  ['sr bde', ['sr = senior', 'bde = bde']],
  ['C++ devel', ['C++ = cplusplu', 'devel = devel = devel*']],
  ['devel C++', ['devel = devel', 'C++ = cplusplu = cplusplus*']],
  ['java', ['java = java']],
  ['java, java JAVA', ['java = java']],
  ['python/java', ['python = python', 'java = java']],
  ['head of the sales', ['head = head', 'sales = sale']],
  ['of the', ['of = of', 'the = the = the*']],
  ['सुरक्षा गार्ड', ['सुरक्षा गार्ड = security+guard']],
  [
    'heating ventilation and air conditioning',
    ['heating ventilation and air conditioning = heat+ventil+air+condit'],
  ],
  ['hr', ['hr = hr']],
  ['(receptionist)', ['receptionist = receptionist']],
  ['ನೌಕ', ['ನೌಕ = ನೌಕ = ನೌಕ*']],
  ['👷 %', []],
  ['', []],
])('%j has the terms %j', (keyword, expected) => {
  expect(terms(keyword)).toEqual(expected);
});

test('alternatives are index words and a label, the meanings of an abbreviation first', () => {
  const [term] = searchTerms('BDE');
  expect(term!.alternatives.slice(0, 2)).toEqual([
    {
      label: 'business development executive',
      words: ['busi', 'develop', 'executive'],
      same: true,
      head: 'executive',
    },
    { label: 'sales executive', words: ['sale', 'executive'], same: false, head: 'executive' },
  ]);
});

test('a term has at most ten alternatives, all different, and none that it finds itself', () => {
  for (const keyword of ['qa', 'nurse', 'telecaller', 'sales executive', 'developer', 'driver']) {
    const [{ words, alternatives, role }] = searchTerms(keyword) as [ReturnType<typeof searchTerms>[number]];
    expect(alternatives.length).toBeLessThanOrEqual(10);
    expect(new Set(alternatives.map((alternative) => alternative.words.join(' '))).size).toBe(
      alternatives.length,
    );
    for (const { words: others, head } of alternatives)
      expect(words.every((word) => others.includes(word)) && head === role).toBe(false);
  }
});

test.each([
  ['twelve terms', 'alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima mike november'],
  ['a long text', 'wordy '.repeat(5_000)],
  ['one long word', 'x'.repeat(10_000)],
  ['odd characters', '\ud800 \0 \u202e 👩‍💻 \udc00'.repeat(500)],
])('%s at most, quickly', (_, keyword) => {
  const search = () => expect(searchTerms(keyword).length).toBeLessThanOrEqual(12);
  expect(processorMs(search)).toBeLessThan(1_000);
});

test('the version is a short hash', () => expect(LEXICON_VERSION).toMatch(/^[0-9a-f]{12}$/));

const ADS = path.join(__dirname, '../../../shared/data/real-jobs.jsonl.gz');
(existsSync(ADS) ? test : test.skip)('real ads are indexed into words of letters and digits', () => {
  const words = indexWords(gunzipSync(readFileSync(ADS)).toString().slice(0, 2_000_000));
  expect(words.length).toBeGreaterThan(200_000);
  expect(words.filter((word) => !/^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*$/u.test(word))).toEqual([]);
});
