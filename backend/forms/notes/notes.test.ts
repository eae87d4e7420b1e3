import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { application, newJob, statesOf } from '../../../test/backend';
import { describeStores, storeForEach } from '../../../test/stores';
import type { Store } from '../../compose-store';
import { appointmentIn } from '../status/appointments';
import type { NoteKind } from './kinds';

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
  const files = ['backend'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const sources = files.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name));
  expect(sources.length).toBeGreaterThan(100);
  for (const file of sources)
    expect([file, readFileSync(file, 'utf8').match(/(?:UPDATE|DELETE FROM)\s+notes\b/)]).toEqual([
      file,
      null,
    ]);
});
