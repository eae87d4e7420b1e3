/** A search's result: all jobs found, best first. */
export type Answer = { ids: string[]; total: number };

/** A query with its relevant ads. */
export type Asked = { query: string; kind: string; answers: ReadonlySet<string> };

/** One engine's result for one query. Shares are from 0 to 1; null if no ad is relevant. */
export type Outcome = {
  asked: Asked;
  answer: Answer;
  /** Share of the relevant ads that was found. */
  recall: number | null;
  /** Precision in the first five places, or in as many as there are relevant ads. */
  firstFive: number | null;
  firstTen: number | null;
  /** No relevant result, or, if no ad is relevant, no result at all. */
  deadEnd: boolean;
};

export function judge(asked: Asked, answer: Answer): Outcome {
  const { answers } = asked;
  const relevantOf = (ids: string[]) => ids.filter((id) => answers.has(id)).length;
  const share = (part: number, of: number) => (answers.size === 0 ? null : part / of);
  const first = (count: number) =>
    share(relevantOf(answer.ids.slice(0, count)), Math.min(count, answers.size));
  return {
    asked,
    answer,
    recall: share(relevantOf(answer.ids), answers.size),
    firstFive: first(5),
    firstTen: first(10),
    deadEnd: answers.size === 0 ? answer.ids.length === 0 : relevantOf(answer.ids) === 0,
  };
}

type Figures = {
  queries: number;
  /** Number of queries with relevant ads. */
  answerable: number;
  recall: number;
  firstFive: number;
  firstTen: number;
  deadEnds: number;
  answerableDeadEnds: number;
};

/** Means over the queries with relevant ads (NaN without any), and counts of dead ends. */
export function figuresOf(outcomes: readonly Outcome[]): Figures {
  const answerable = outcomes.filter(({ recall }) => recall !== null);
  const deadEnds = outcomes.filter(({ deadEnd }) => deadEnd);
  return {
    queries: outcomes.length,
    answerable: answerable.length,
    recall: mean(answerable.map(({ recall }) => recall ?? 0)),
    firstFive: mean(answerable.map(({ firstFive }) => firstFive ?? 0)),
    firstTen: mean(answerable.map(({ firstTen }) => firstTen ?? 0)),
    deadEnds: deadEnds.length,
    answerableDeadEnds: deadEnds.filter(({ recall }) => recall !== null).length,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
