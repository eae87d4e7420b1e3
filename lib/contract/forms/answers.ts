import type { FormFields } from './field';

// Hidden extras are truncated, never refused: no answer may prevent an application.
const answer = <Wire extends string>(wire: Wire) =>
  ({ wire, kind: 'hidden', max: 2000, extra: true }) as const satisfies FormFields[string];
const asked = <Wire extends string>(wire: Wire) =>
  ({ wire, kind: 'hidden', max: 200, extra: true }) as const satisfies FormFields[string];

/** Answers to the job's questions, in their order. The form shows them as each question requires. */
export const answerFields = {
  answer1: answer('answer_1'),
  answer2: answer('answer_2'),
  answer3: answer('answer_3'),
  answer4: answer('answer_4'),
  answer5: answer('answer_5'),
} as const satisfies FormFields;

/** The text of the answered questions, stored in case the job's questions change. */
export const askedFields = {
  question1: asked('question_1'),
  question2: asked('question_2'),
  question3: asked('question_3'),
  question4: asked('question_4'),
  question5: asked('question_5'),
} as const satisfies FormFields;

const answerWires = Object.values(answerFields).map(({ wire }) => wire);
const askedWires = Object.values(askedFields).map(({ wire }) => wire);

/** Names in the API; stored and shown only with a value. */
export const answerNames: string[] = [...askedWires, ...answerWires];

/** The given answers, with their number and question ('' if unknown). `fields`: by their names in the API. */
export function answersIn(fields: Partial<Record<string, string>>) {
  return answerWires.flatMap((wire, index) => {
    const text = fields[wire] ?? '';
    return text === ''
      ? []
      : [{ number: index + 1, question: fields[askedWires[index]!] ?? '', answer: text }];
  });
}
