import { stateNames, statusPage as copy } from '../content/application-status';
import { addedWords, type AddedHow } from '../content/mails/added';
import { APPLICATION_STATES, isEnd } from '../contract/application-states';
import type { ShownState, ShownStep } from '../contract/application-status';

/** A step for display. `at` null: still ahead. */
export type Step = { name: string; meaning: string; at: string | null; isCurrent: boolean };

const AHEAD = ['seen', 'with-employer'] as const;

const ends = (state: ShownState) => state === 'job-closed' || isEnd(state);

export const hasEnded = (steps: ShownStep[]) => steps.some(({ state }) => ends(state));

/** The steps reached and, until the application ends, those that may follow; `entered`: how staff came to enter it. Skipped steps are omitted. */
export function stepsToShow(reached: ShownStep[], entered?: AddedHow | null): Step[] {
  const last = reached.at(-1);
  const done = reached.map(({ state, at }) => ({
    name: stateNames[state],
    meaning: entered && state === 'received' ? addedWords.reached[entered] : copy.meanings[state],
    at,
    isCurrent: state === last?.state,
  }));
  if (hasEnded(reached)) return done;
  const placeOf = (state?: ShownState) => APPLICATION_STATES.findIndex((known) => known === state);
  const ahead = AHEAD.filter((state) => placeOf(state) > placeOf(last?.state)).map((state) =>
    futureStep(stateNames[state], copy.ahead[state]),
  );
  return [...done, ...ahead, futureStep(copy.ended, copy.ahead.ended)];
}

const futureStep = (name: string, meaning: string): Step => ({ name, meaning, at: null, isCurrent: false });
