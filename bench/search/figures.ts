import type { Answer } from './ask';

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

/** How far the answers of two engines lie apart, query by query in the same order. */
export function differenceOf(ours: readonly Outcome[], theirs: readonly Outcome[]) {
  const pairs = ours.map((one, index) => {
    const other = theirs[index]!;
    const ids = new Set(other.answer.ids);
    const same = one.answer.ids.filter((id) => ids.has(id)).length;
    const totals = [one.answer.total, other.answer.total] as const;
    return { asked: one.asked, totals, only: [one.answer.ids.length - same, ids.size - same] as const };
  });
  const sum = (of: (totals: readonly [number, number]) => number) =>
    pairs.reduce((all, { totals }) => all + of(totals), 0);
  return {
    /** Sum of the differences in hits, by the sum of the greater ones. */
    share:
      sum(([a, b]) => Math.abs(a - b)) /
      Math.max(
        1,
        sum(([a, b]) => Math.max(a, b)),
      ),
    /** The queries to which they find different jobs. */
    differing: pairs.filter(({ only }) => only.some((count) => count > 0)),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
