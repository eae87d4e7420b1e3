import type { FormFields } from './field';

// Hidden fields that are extras are cut, never refused: no answer keeps an application from arriving.
const answer = <Wire extends string>(wire: Wire) =>
  ({ wire, kind: 'hidden', max: 2000, extra: true }) as const satisfies FormFields[string];
const asked = <Wire extends string>(wire: Wire) =>
  ({ wire, kind: 'hidden', max: 200, extra: true }) as const satisfies FormFields[string];

/** What an applicant answers to the job's questions, in their order. The form shows them as each question says. */
export const answerFields = {
  answer1: answer('answer_1'),
  answer2: answer('answer_2'),
  answer3: answer('answer_3'),
  answer4: answer('answer_4'),
  answer5: answer('answer_5'),
} as const satisfies FormFields;

/** The answered questions in the job's words, so that they stand beside the answers when the job asks others. */
export const askedFields = {
  question1: asked('question_1'),
  question2: asked('question_2'),
  question3: asked('question_3'),
  question4: asked('question_4'),
  question5: asked('question_5'),
} as const satisfies FormFields;

const answerWires = Object.values(answerFields).map(({ wire }) => wire);
const askedWires = Object.values(askedFields).map(({ wire }) => wire);

/** Names in the API, each kept and shown only where there is a value. */
export const answerNames: string[] = [...askedWires, ...answerWires];

/** The answers that were given, each with its number and its question; '' where that is not known. `fields` by their names in the API. */
export function answersIn(fields: Partial<Record<string, string>>) {
  return answerWires.flatMap((wire, index) => {
    const text = fields[wire] ?? '';
    return text === ''
      ? []
      : [{ number: index + 1, question: fields[askedWires[index]!] ?? '', answer: text }];
  });
}
