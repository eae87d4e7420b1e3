/** @jest-environment node */
import type { Language } from '../base/language';
import { indianDate } from '../base/mail/indian-time';
import { runInLanguage } from '../base/request-context';
import { indianMoment, timeOfDay } from './indian-moment';
import { law } from './law';
import { provideWords } from './provide-words';
import { erasePage, erasureTexts, readableFields } from './your-data';

beforeAll(provideWords);

test('a person’s data is labelled in their language, and an answer by its question', () => {
  const held = {
    email: 'asha@example.com',
    notice_period: '30 days',
    status_token: 'secret',
    question_1: 'Do you have a licence?',
    answer_1: 'Yes',
  };
  expect(runInLanguage('hi', () => readableFields(held))).toEqual([
    ['ईमेल', 'asha@example.com'],
    ['काम कब शुरू कर सकते हैं', '30 दिन में'],
    ['Do you have a licence?', 'Yes'],
  ]);
});

test('people are promised immediate erasure until the law’s date, and told the end of sealing after that', () => {
  const { sealingFrom } = law.dataProtection;
  expect(erasureTexts(sealingFrom - 1)).toMatchObject({ willBe: erasePage.willBe, done: erasePage.done });
  const { asks, willBe, done } = erasureTexts(sealingFrom);
  expect(willBe.heading).toContain('erased on 12 May 2028');
  expect(done.text).toContain('erased on 12 May 2028');
  expect(JSON.stringify([asks, willBe, done])).not.toContain('at once, for good');
});

describe('indian moment', () => {
  beforeAll(provideWords);

  test.each<[Language, string, string]>([
    ['en', '27 November 2026', '27 November 2026 at 23:22'],
    ['hi', '27 नवंबर 2026', '27 नवंबर 2026, रात 11:22 बजे'],
    ['kn', '27 ನವೆಂಬರ್ 2026', '27 ನವೆಂಬರ್ 2026, ರಾತ್ರಿ 11:22'],
  ])('a date and a moment in %s, in Indian time', (language, date, moment) => {
    const iso = '2026-11-27T17:52:00Z';
    expect(runInLanguage(language, () => [indianDate(iso), indianMoment(iso)])).toEqual([date, moment]);
  });

  test.each<[Language, string]>([
    ['hi', 'रात 12 बजे|रात 3:59 बजे|सुबह 4 बजे|दोपहर 12 बजे|शाम 5:30 बजे|रात 8:05 बजे'],
    ['kn', 'ರಾತ್ರಿ 12:00|ರಾತ್ರಿ 3:59|ರಾತ್ರಿ 4:00|ಮಧ್ಯಾಹ್ನ 12:00|ಸಂಜೆ 5:30|ರಾತ್ರಿ 8:05'],
  ])('hours in %s belong to the part of the day that people say', (language, said) => {
    const times = [
      [0, 0],
      [3, 59],
      [4, 0],
      [12, 0],
      [17, 30],
      [20, 5],
    ] as const;
    expect(
      runInLanguage(language, () => times.map(([hours, minutes]) => timeOfDay(hours, minutes))).join('|'),
    ).toBe(said);
  });
});
