import { applyJobRequest } from '../requests';
import { answersIn, withAnswersOnWire } from './answers';

const applied = {
  job_id: '7',
  first_name: 'Asha',
  last_name: 'Rao',
  email: 'asha@example.in',
  phone: '9876543210',
};

test('the answers that were given become one list, cut but never a mistake, and arrive elsewhere as they came', () => {
  const parts = {
    question_1: ' A\n licence? ',
    answer_1: 'Yes',
    question_2: 'Why?',
    answer_2: ' ',
    answer_3: 'x'.repeat(3_000),
  };
  const { answers, ...fields } = applyJobRequest.parse({ ...applied, ...parts, answers: 'not a list' });
  expect(answersIn({ answers })).toEqual([
    { number: 1, question: 'A licence?', answer: 'Yes' },
    { number: 3, question: '', answer: 'x'.repeat(2_000) },
  ]);
  expect(fields).not.toHaveProperty('answer_1');
  expect(withAnswersOnWire({ answers: answers!, email: applied.email })).toEqual({
    email: applied.email,
    question_1: 'A licence?',
    answer_1: 'Yes',
    answer_3: 'x'.repeat(2_000),
  });
});

test('an application without answers has no list', () => {
  expect(
    applyJobRequest.parse({ ...applied, answer_4: new File([], 'a'), answers: '{' }).answers,
  ).toBeUndefined();
});
