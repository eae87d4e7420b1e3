/** Numbers of a job's questions, as many as MAX_QUESTIONS. */
const NUMBERS = [1, 2, 3, 4, 5] as const;
type QuestionNumber = (typeof NUMBERS)[number];

// Hidden extras are truncated, never refused: no answer may prevent an application.
const numbered = <Name extends string>(name: Name, max: number) =>
  Object.fromEntries(
    NUMBERS.map((number) => [
      `${name}${number}`,
      { wire: `${name}_${number}`, kind: 'hidden', max, extra: true },
    ]),
  ) as {
    [N in QuestionNumber as `${Name}${N}`]: {
      wire: `${Name}_${N}`;
      kind: 'hidden';
      max: number;
      extra: true;
    };
  };

/** Answers to the job's questions, in their order. The form shows them as each question requires. */
export const answerFields = numbered('answer', 2000);

/** The text of the answered questions, stored in case the job's questions change. */
export const askedFields = numbered('question', 200);

/** Names in the API; stored and shown only with a value. */
export const answerNames: string[] = [...Object.values(askedFields), ...Object.values(answerFields)].map(
  ({ wire }) => wire,
);

/** The given answers, with their number and question ('' if unknown). `fields`: by their names in the API. */
export const answersIn = (fields: Partial<Record<string, string>>) =>
  NUMBERS.map((number) => ({
    number,
    question: fields[`question_${number}`] ?? '',
    answer: fields[`answer_${number}`] ?? '',
  })).filter(({ answer }) => answer !== '');
