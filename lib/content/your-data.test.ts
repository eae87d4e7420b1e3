/** @jest-environment node */
import { runInLanguage } from '../base/request-context';
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
