import type { FormFields } from './field';

/** In characters. */
export const MAX_QUESTION = 200;
const MAX_ANSWER = 2000;

// Hidden extras are truncated, never refused: no answer may prevent an application.
const answer = { kind: 'hidden', max: MAX_ANSWER, extra: true } as const;

/** Answers to the job's questions, in their order. The form shows them as each question requires. */
export const answerFields = {
  answer1: { wire: 'answer_1', ...answer },
  answer2: { wire: 'answer_2', ...answer },
  answer3: { wire: 'answer_3', ...answer },
  answer4: { wire: 'answer_4', ...answer },
  answer5: { wire: 'answer_5', ...answer },
} as const satisfies FormFields;

const NUMBERS = Object.keys(answerFields).map((_, index) => index + 1);

/** A given answer with its question's number and text; '' if that is unknown. The text outlasts a change of the job. */
export type Answer = { number: number; question: string; answer: string };

/** The answers among an application's texts by their names in the API, truncated. */
export const answersOnWire = (texts: Record<string, unknown>): Answer[] =>
  NUMBERS.map((number) => ({
    number,
    question: cut(texts[`question_${number}`], MAX_QUESTION),
    answer: cut(texts[`answer_${number}`], MAX_ANSWER),
  })).filter((given) => given.answer !== '');

const cut = (text: unknown, max: number): string =>
  typeof text === 'string' ? text.replace(/\s+/g, ' ').trim().slice(0, max) : '';

/** An application's fields with its answers as the list that is stored: `answers` is JSON, absent without any. */
export function withAnswerList(texts: Record<string, unknown>): Record<string, unknown> {
  const answers = answersOnWire(texts);
  const others = Object.entries(texts).filter(([name]) => !/^(?:answers$|answer_|question_)/.test(name));
  return Object.fromEntries(answers.length > 0 ? [...others, ['answers', JSON.stringify(answers)]] : others);
}

/** The list of a stored application's answers. */
export const answersIn = ({ answers }: Partial<Record<string, string>>): Answer[] =>
  answers ? (JSON.parse(answers) as Answer[]) : [];

/** The opposite of withAnswerList. */
export function withAnswersOnWire({ answers, ...fields }: Record<string, string>): Record<string, string> {
  for (const { number, question, answer } of answersIn({ answers })) {
    if (question) fields[`question_${number}`] = question;
    fields[`answer_${number}`] = answer;
  }
  return fields;
}
