import { APPLICATION_STATES } from '../../../lib/contract/application-states';
import {
  isEnded,
  isStage,
  lastStep,
  type NoteKind,
  progressAfter,
  type Stage,
  STAGES,
  type Step,
} from './kinds';

const KINDS: NoteKind[] = [
  ...STAGES.filter((stage) => stage !== 'new'),
  'checked',
  'cv',
  'note',
  'coming',
  'taken-back',
  'taken-back',
  'taken-back',
  'reopened',
];
const RECEIVED = '2026-11-20T12:00:00.000Z';

/** Numbers from 0 to 1 that a seed decides. */
function randomOf(seed: number) {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

function randomNotes(seed: number): Step[] {
  const random = randomOf(seed);
  const at = (index: number) => new Date(Date.parse(RECEIVED) + index * 3_600_000).toISOString();
  return Array.from({ length: 1 + Math.floor(random() * 14) }, (_, index) => ({
    kind: KINDS[Math.floor(random() * KINDS.length)]!,
    at: at(index + 1),
    due_at: random() < 0.5 ? at(index + 1 + Math.floor(random() * 6)) : null,
  }));
}

/** What candidates see of each stage. */
const SEEN_OF: Partial<Record<Stage, string>> = {
  sent: 'with-employer',
  interview: 'interview',
  offered: 'offered',
  joined: 'joined',
  filled: 'filled',
  rejected: 'not-this-time',
  withdrawn: 'withdrawn',
};
const seenOf = (stage: Stage): string[] =>
  stage === 'new' || stage === 'to-check' ? ['received', 'seen'] : [SEEN_OF[stage] ?? 'seen'];

test('whatever is noted and taken back, candidates see what staff see', () => {
  const met = new Set<Stage>();
  for (let seed = 1; seed <= 20_000; seed += 1) {
    const notes = randomNotes(seed * 7);
    const { steps, stage, due_at: due, call_at: call } = progressAfter(RECEIVED, notes);
    const said = JSON.stringify({ notes, steps, stage });
    met.add(stage);
    if (!seenOf(stage).includes(steps.at(-1)!.state)) throw new Error(said);
    const places = steps.map(({ state }) => APPLICATION_STATES.indexOf(state));
    if (places.some((place, index) => index > 0 && place <= places[index - 1]!)) throw new Error(said);
    if (isEnded(stage) && (due || call)) throw new Error(said);
    // A withdrawal is for good, unless it was reopened when that was possible.
    const withdrawn = notes.findIndex(({ kind }) => kind === 'withdrawn');
    const isKept =
      withdrawn >= 0 && progressAfter(RECEIVED, notes.slice(0, withdrawn + 1)).stage === 'withdrawn';
    if (isKept && !notes.some(({ kind }) => kind === 'reopened') && stage !== 'withdrawn')
      throw new Error(said);
  }
  expect(met).toEqual(new Set(STAGES));
});

test('taking back restores what was before the last step', () => {
  let count = 0;
  for (let seed = 1; seed <= 5_000; seed += 1) {
    const notes = randomNotes(seed * 11).filter(({ kind }) => kind !== 'taken-back' && kind !== 'reopened');
    const last = notes.at(-1);
    if (!last || !isStage(last.kind) || ['withdrawn', 'to-check'].includes(last.kind)) continue;
    count += 1;
    const before = progressAfter(RECEIVED, notes.slice(0, -1));
    expect(lastStep(notes)).toBe(last);
    const taken = { kind: 'taken-back', at: last.at, due_at: null } as const;
    expect(progressAfter(RECEIVED, [...notes, taken])).toEqual(before);
  }
  expect(count).toBeGreaterThan(1_000);
});

const noted = (kind: NoteKind, hour = 0, due: number | null = null): Step => ({
  kind,
  at: `2026-11-21T${String(10 + hour)}:00:00.000Z`,
  due_at: due === null ? null : `2026-11-21T${String(10 + due)}:00:00.000Z`,
});

test.each<[string, Step[], Stage, number | null]>([
  ['a call is no step back', [noted('sent'), noted('called', 1)], 'sent', null],
  ['a promised call waits whatever comes first', [noted('called', 0, 5), noted('sent', 1)], 'sent', 5],
  ['a step after it was due is its outcome', [noted('called', 0, 1), noted('sent', 2)], 'sent', null],
  ['being reached ends waiting', [noted('no-answer', 0, 2), noted('called', 1)], 'called', null],
  ['an end ends it', [noted('called', 0, 5), noted('rejected', 1)], 'rejected', null],
])('%s', (_, notes, stage, call) => {
  expect(progressAfter(RECEIVED, notes)).toMatchObject({ stage, call_at: noted('note', 0, call).due_at });
});
