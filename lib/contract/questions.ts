import { z } from 'zod';
import { MAX_QUESTION } from './forms/answers';
import { anything, wireText } from './primitives';

/** How a question is answered: in words, with yes or no, with a number, or with one of its choices. */
const QUESTION_KINDS = ['text', 'yes-no', 'number', 'choice'] as const;

export const MAX_QUESTIONS = 5;
export const MAX_CHOICES = 10;
export const MAX_CHOICE = 80;

/** An employer's question for applicants. `choices` is empty unless its kind is 'choice'. */
export type Question = { text: string; kind: (typeof QUESTION_KINDS)[number]; choices: string[] };

/** A question of any length; one of unknown kind, or with fewer than two choices, is answered in words. */
export const anyQuestion = z
  .object({
    text: wireText.refine((text) => text !== ''),
    kind: z.enum(QUESTION_KINDS).catch('text'),
    choices: z.array(wireText.catch('')).catch([]),
  })
  .transform(({ text, kind, choices }): Question => {
    if (kind !== 'choice') return { text, kind, choices: [] };
    const distinct = [...new Set(choices.filter(Boolean))];
    return distinct.length > 1 ? { text, kind, choices: distinct } : { text, kind: 'text', choices: [] };
  });

/** The first five of an API's questions, truncated; invalid ones are skipped. */
export const wireQuestions = anything.transform((value) =>
  (Array.isArray(value) ? value : [])
    .flatMap((item) => anyQuestion.safeParse(item).data ?? [])
    .slice(0, MAX_QUESTIONS)
    .map(({ text, kind, choices }) => ({
      text: text.slice(0, MAX_QUESTION),
      kind,
      choices: choices.slice(0, MAX_CHOICES).map((choice) => choice.slice(0, MAX_CHOICE)),
    })),
);
