/** What a search answers: all jobs found, best first. */
export type Answer = { ids: string[]; total: number };

/** A query with the ads that answer it. */
export type Asked = { query: string; kind: string; answers: ReadonlySet<string> };

/** How well one engine answered one query. Shares are of 1, and null where no ad would be an answer. */
export type Outcome = {
  asked: Asked;
  answer: Answer;
  /** Share of the relevant ads that was found, anywhere in the list. */
  recall: number | null;
  /** Share of the first five places, or of as many as there are relevant ads, that holds relevant ones. */
  firstFive: number | null;
  firstTen: number | null;
  /** Nothing relevant was found, or nothing at all where no ad would be an answer. */
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
  /** For so many of them there are relevant ads. */
  answerable: number;
  recall: number;
  firstFive: number;
  firstTen: number;
  deadEnds: number;
  answerableDeadEnds: number;
};

/** Means over the queries that have relevant ads (NaN if none has), and numbers of dead ends. */
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
