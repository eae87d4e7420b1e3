/** @jest-environment node */
import { runInLanguage } from '../base/request-context';
import { provideWords } from './provide-words';
import { readableFields } from './your-data';

beforeAll(provideWords);

test('a person’s data is labelled in their language, and an answer by its question', () => {
  const held = {
    ...{ email: 'asha@example.com', notice_period: '30 days', status_token: 'secret' },
    ...{ question_1: 'Do you have a licence?', answer_1: 'Yes' },
  };
  expect(runInLanguage('hi', () => readableFields(held))).toEqual([
    ['ईमेल', 'asha@example.com'],
    ['काम कब शुरू कर सकते हैं', '30 दिन में'],
    ['Do you have a licence?', 'Yes'],
  ]);
});
