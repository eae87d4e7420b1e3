import { stateNames, statusPage as copy } from '../content/application-status';
import { addedWords } from '../content/mails/added';
import { APPLICATION_STATES, isEnd } from '../contract/application-states';
import type { ApplicationStatus } from '../contract/application-status';

/** A step for display. `at` null: still ahead. */
type Step = { name: string; meaning: string; at: string | null; isCurrent: boolean };

const AHEAD = ['seen', 'with-employer'] as const;

export const hasEnded = ({ states }: ApplicationStatus) => states.some(({ state }) => isEnd(state));

/** The steps reached and, until the application ends, those that may follow. Skipped steps are omitted. */
export function stepsToShow(status: ApplicationStatus, isWaiting = false): Step[] {
  const { states, entered } = status;
  const last = states.at(-1)?.state;
  const done = states.map(({ state, at }) => {
    const meaning = entered && state === 'received' ? addedWords.reached[entered] : copy.meanings[state];
    const { heading, text } = isWaiting ? copy.waiting : { heading: stateNames[state], text: meaning };
    return { name: heading, meaning: text, at, isCurrent: state === last };
  });
  if (hasEnded(status)) return done;
  const ahead = (name: string, meaning: string): Step => ({ name, meaning, at: null, isCurrent: false });
  const rank = (state: unknown) => APPLICATION_STATES.findIndex((known) => known === state);
  return [
    ...done,
    ...AHEAD.filter((state) => rank(state) > rank(last)).map((state) =>
      ahead(stateNames[state], copy.ahead[state]),
    ),
    ahead(copy.ended, copy.ahead.ended),
  ];
}
