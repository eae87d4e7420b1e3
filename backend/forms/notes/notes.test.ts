import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APPLICATION_STATES } from '../../../lib/contract/application-status';
import { application, newJob, statesOf } from '../../../test/backend';
import { describeStores, storeForEach } from '../../../test/stores';
import type { Store } from '../../compose-store';
import { appointmentIn } from '../status/status';
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

const LATER = '2026-11-21T09:00:00.000Z';
const who = 'meera@example.com';

describeStores({ env: process.env }, (open) => {
  let store: Store;
  const clock = storeForEach(open, (opened) => (store = opened));
  let id = 0;
  beforeEach(async () => {
    await store.upsertJobs([newJob({ id: '1' })]);
    id = await store.addApplication(application, null);
    clock.set(LATER);
  });
  const add = (kind: NoteKind, text = '') => store.addNotes([id], { kind, who, text });
  const states = async () => (await statesOf(store, id)).map(({ state }) => state);

  test('notes say when, who and what, and candidates see what follows from them', async () => {
    await add('cv');
    await add('no-answer');
    await add('note', 'Asked to be called <after> six');
    await add('called');
    expect(await store.notesOf(id)).toMatchObject([
      { kind: 'cv', at: LATER, who, text: '' },
      { kind: 'no-answer' },
      { kind: 'note', text: 'Asked to be called <after> six' },
      { kind: 'called' },
    ]);
    expect(await states()).toEqual(['received', 'seen']);
    await add('sent');
    expect(await states()).toEqual(['received', 'seen', 'with-employer']);
    await add('joined');
    expect(await states()).toEqual(['received', 'seen', 'with-employer', 'joined']);
  });

  test('only plain notes follow an end until it is taken back', async () => {
    await add('called');
    await add('rejected', 'Asks for more pay');
    expect((await add('shortlisted')).ids).toEqual([]);
    expect((await add('called')).ids).toEqual([]);
    expect((await add('note', 'Asked why')).ids).toEqual([id]);
    expect(await store.takeBack(id, who)).toBe(true);
    expect(await states()).toEqual(['received', 'seen']);
    expect((await add('shortlisted')).ids).toEqual([id]);
    expect((await store.notesOf(id)).map(({ kind }) => kind)).toEqual([
      'called',
      'rejected',
      'note',
      'taken-back',
      'shortlisted',
    ]);
  });

  test('an interview has a date and a place, moves, and is confirmed for one date only', async () => {
    const [first, second] = ['2026-12-03T09:30:00.000Z', '2026-12-04T09:30:00.000Z'];
    const interview = (due_at: string) =>
      store.addNotes([id], { kind: 'interview', who, due_at, place: 'Plot 4, Hubli', mode: 'in-person' });
    const now = async () => appointmentIn(await store.notesOf(id));
    await interview(first);
    // A double click.
    expect((await interview(first)).ids).toEqual([]);
    expect(await now()).toEqual({
      kind: 'interview',
      at: first,
      place: 'Plot 4, Hubli',
      mode: 'in-person',
      confirmed: false,
      sequence: 1,
    });
    expect(await store.confirmAppointment(id, second)).toBe(false);
    expect(await store.confirmAppointment(id, first)).toBe(true);
    expect(await store.confirmAppointment(id, first)).toBe(false);
    expect(await now()).toMatchObject({ confirmed: true });
    clock.set('2026-11-21T10:00:00.000Z');
    await interview(second);
    expect(await now()).toMatchObject({ at: second, confirmed: false, sequence: 2 });
    // A call leaves the interview as it is.
    await add('called', 'Asked for the way');
    expect(await now()).toMatchObject({ at: second });
    expect((await store.applicationsOf([id]))[0]).toMatchObject({ stage: 'interview', due_at: second });
    await store.takeBack(id, who);
    await store.takeBack(id, who);
    expect(await now()).toMatchObject({ at: first, confirmed: true, sequence: 4 });
    await add('rejected');
    expect(await now()).toBeNull();
    expect(await store.confirmAppointment(id, first)).toBe(false);
  });

  test('a bulk note has one timestamp and skips ended applications', async () => {
    const others = [];
    for (let count = 0; count < 60; count += 1) others.push(await store.addApplication(application, null));
    await add('withdrawn');
    expect(await store.addNotes([id, ...others, 9_999], { kind: 'rejected', who })).toEqual({
      at: LATER,
      ids: others,
    });
    const notes = await store.notesOfAll([id, ...others]);
    expect(notes.get(id)?.at(-1)?.kind).toBe('withdrawn');
    expect(notes.get(others.at(-1)!)?.at(-1)).toMatchObject({ kind: 'rejected', at: LATER, who });
  });
});

test('no statement changes or deletes a note, but for a new key and erasure', () => {
  const files = readdirSync('backend', { recursive: true, encoding: 'utf8' });
  const sources = files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  expect(sources.length).toBeGreaterThan(100);
  const changesNotes = (file: string) =>
    /(?:UPDATE|DELETE FROM)\s+notes\b/.test(readFileSync(join('backend', file), 'utf8'));
  expect(sources.filter(changesNotes)).toEqual([]);
});

const KINDS: NoteKind[] = [
  ...STAGES.filter((stage) => stage !== 'new'),
  'checked',
  'cancelled',
  'cv',
  'note',
  'coming',
  'taken-back',
  'taken-back',
  'taken-back',
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
    // A withdrawal is for good, once it is in force.
    const withdrawn = notes.findIndex(({ kind }) => kind === 'withdrawn');
    const isKept =
      withdrawn >= 0 && progressAfter(RECEIVED, notes.slice(0, withdrawn + 1)).stage === 'withdrawn';
    if (isKept && stage !== 'withdrawn') throw new Error(said);
  }
  expect(met).toEqual(new Set(STAGES));
});

test('taking back restores what was before the last step', () => {
  let count = 0;
  for (let seed = 1; seed <= 5_000; seed += 1) {
    const notes = randomNotes(seed * 11).filter(({ kind }) => kind !== 'taken-back');
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
