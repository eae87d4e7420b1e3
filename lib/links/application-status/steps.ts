import { stateNames, statusPage as copy } from '../../content/application-status';
import { isEnd } from '../../contract/application-states';
import type { ShownState, ShownStep } from '../../contract/application-status';

/** A step as a candidate sees it. `at` null: it is still to come. */
export type Step = { name: string; meaning: string; at: string | null; isCurrent: boolean };

const AHEAD = ['seen', 'with-employer'] as const;

const ends = (state: ShownState) => state === 'job-closed' || isEnd(state);

/** Whether an application has ended. */
export const hasEnded = (steps: ShownStep[]) => steps.some(({ state }) => ends(state));

/**
 * The steps from "received" to the end: those it has come to, and, until it has ended, those that may follow. A step that
 * was passed over is left out.
 */
export function stepsToShow(reached: ShownStep[]): Step[] {
  const last = reached.at(-1);
  const done = reached.map(({ state, at }) => ({
    name: stateNames[state],
    meaning: copy.meanings[state],
    at,
    isCurrent: state === last?.state,
  }));
  if (hasEnded(reached)) return done;
  const furthest = AHEAD.findIndex((state) => state === last?.state);
  const ahead = AHEAD.slice(furthest + 1).map((state) => toCome(stateNames[state], copy.ahead[state]));
  return [...done, ...ahead, toCome(copy.ended, copy.ahead.ended)];
}

const toCome = (name: string, meaning: string): Step => ({ name, meaning, at: null, isCurrent: false });
