import { indexWords, searchTerms } from '../terms';
import { understand } from '../understand';
import { ABBREVIATIONS } from './abbreviations';
import { FACETS } from './facets';
import { FAMILIES } from './families';
import { FILLER_PHRASES, FILLERS } from './fillers';
import { SPELLINGS } from './spellings';
import { TRANSLATIONS } from './translations';
import { WHOLE_WORDS } from './whole-words';

const words = (text: string) => indexWords(text).join(' ');
const labels = (query: string) =>
  searchTerms(query).flatMap(({ alternatives }) => alternatives.map(({ label }) => label.toLowerCase()));
const variantsIn = (entries: Readonly<Record<string, string>>) =>
  Object.entries(entries).map(([target, variants]) => [target, variants.split(', ')] as const);

describe('spellings and translations become index words', () => {
  const entries = [...variantsIn(SPELLINGS), ...variantsIn(TRANSLATIONS)];

  test.each([
    ['c plus plus', 'cplusplu'],
    ['node js', 'nodej'],
    ['net developer', 'dotnet develop'],
    ['auto cad', 'autocad'],
    ['tele caller', 'telecal'],
    ['लेखापाल', 'account'],
    ['ಮನೆಯಿಂದ ಕೆಲಸ', 'workfromhom'],
    ['ghar se kaam', 'workfromhom'],
  ])('%s: %s', (typed, expected) => expect(words(typed)).toBe(expected));

  test('every variant is the same as its target, alone and among others', () => {
    for (const [target, variants] of entries)
      for (const variant of variants) {
        const meant = words(target);
        expect([variant, words(variant)]).toEqual([variant, meant]);
        expect([variant, words(`old ${variant} new`)]).toEqual([variant, `old ${meant} new`]);
      }
  });

  test('no variant is listed twice', () => {
    const all = entries.flatMap(([, variants]) => variants);
    expect(all.filter((variant, index) => all.indexOf(variant) !== index)).toEqual([]);
  });
});

test.each([
  ['accountable', 'account'],
  ['add', 'ad'],
  ['animal', 'animation'],
  ['applicant', 'application'],
  ['university', 'universal'],
  ['utility', 'utilize'],
])('%s is not %s', (word, other) => expect(words(other)).not.toBe(words(word)));

test('every such word is its own stem, and its forms have it', () => {
  for (const line of WHOLE_WORDS) {
    const [word = '', ...forms] = line.split(' ');
    for (const form of [word, ...forms]) expect([form, words(form)]).toEqual([form, word]);
  }
});

test('every abbreviation means its phrases, and vice versa', () => {
  const meant = (query: string) => labels(query).map(words);
  for (const [short, ...meanings] of ABBREVIATIONS) {
    expect([short, searchTerms(short).length]).toEqual([short, 1]);
    for (const meaning of meanings) {
      expect([short, meant(short)]).toEqual([short, expect.arrayContaining([words(meaning)])]);
      expect([meaning, meant(meaning)]).toEqual([meaning, expect.arrayContaining([words(short)])]);
    }
  }
});

test('each title of a family is one term, and brings another of its family', () => {
  for (const family of FAMILIES)
    for (const title of family) {
      expect([title, searchTerms(title).length]).toEqual([title, 1]);
      const others = family.filter((other) => other !== title).map((other) => other.toLowerCase());
      expect([title, labels(title).some((label) => others.includes(label))]).toEqual([title, true]);
    }
});

test('a family is symmetric: who sees another is seen by it, unless one contains the other', () => {
  expect(labels('peon')).toContain('office boy');
  expect(labels('watchman')).toContain('security guard');
  expect(labels('rider')).toContain('delivery boy');
  expect(labels('nurse')).not.toContain('staff nurse');
});

test('every wish phrase selects its entry’s choice', () => {
  for (const { phrases, wishes } of FACETS)
    for (const phrase of phrases) expect([phrase, understand(phrase).wishes]).toEqual([phrase, wishes]);
});

test('a filler has no meaning', () => {
  for (const filler of [...FILLERS, ...FILLER_PHRASES])
    expect([filler, understand(`driver ${filler} cook`).keyword]).toEqual([filler, 'driver cook']);
});
