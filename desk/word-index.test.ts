/** @jest-environment node */
import { application, newJob } from '../test/backend';
import { describeStores, storeForEach } from '../test/stores';
import type { Store } from '../backend/compose-store';
import type { CvReader } from './cv-reading/reader';
import { createWordIndex, type WordIndex } from './word-index';

const cv = { name: 'cv.pdf', mimeType: 'application/pdf', bytes: Buffer.from('%PDF-') };
const eventually = async (work: () => Promise<unknown>, value: unknown) => {
  for (let tries = 0; tries < 200; tries += 1) {
    if (JSON.stringify(await work()) === JSON.stringify(value)) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(await work()).toEqual(value);
};

describeStores({ env: process.env }, (open) => {
  let store: Store;
  storeForEach(open, (opened) => (store = opened));
  let index: WordIndex | null = null;
  const made = (read: CvReader, mb = 8) => (index = createWordIndex(store, read, mb));
  beforeEach(() => store.upsertJobs([newJob({ id: '1' })]));
  afterEach(() => index?.stop());
  const add = (values: Partial<typeof application>) =>
    store.addApplication({ ...application, ...values }, cv);

  test('finds by prefixes of words, a phone number in any format, and the text of CVs', async () => {
    const first = await add({ first_name: 'Meera', message: 'Nurse, emergency ward', phone: '098765 43210' });
    const second = await add({ first_name: 'Ravi', message: 'Emergency driver', phone: '98111 11111' });
    const { find } = made(async () => ({ pages: [], text: 'Six years in an ICU', pageCount: 0 }));
    await eventually(() => find('emerg'), [second, first]);
    expect(await find('emergency nurs')).toEqual([first]);
    expect(await find('MEERA')).toEqual([first]);
    for (const part of ['+91 98765-43210', '+91 98765', '9198765', '0091 98765', '98765 43', '5 43210'])
      expect([part, await find(part)]).toEqual([part, [first]]);
    // A whole number, not the beginning of another behind a country's code.
    expect(await find('91 9811 1111')).toEqual([]);
    for (const reference of [`A${first}`, `a${first}`]) expect(await find(reference)).toEqual([first]);
    await eventually(() => find('icu six'), [second, first]);
    expect(await find('nobody')).toEqual([]);
    const third = await add({ first_name: 'Zoya' });
    expect(await find('zoya')).toEqual([third]);
  });

  test('the best come first, by words of forms, notes, jobs and employers', async () => {
    await store.upsertJobs([
      newJob({ id: '1', title: 'Fitters', company_name: 'L&T' }),
      newJob({ id: '2', title: 'Clerk', company_name: 'Kolam', location: 'Hubballi' }),
    ]);
    const some = await add({ message: 'Nurse with experience in a ward', job_id: '2' });
    const all = await add({ message: 'ICU nurses, ventilators, experienced', job_id: '2' });
    const other = await add({ message: 'Experience with lathes', first_name: 'Lalitha', last_name: 'T' });
    const { find } = made(async () => ({ pages: [], text: 'With experience', pageCount: 0 }));
    await eventually(() => find('ICU nurse with ventilator experience'), [all]);
    expect(await find('nurse')).toEqual([all, some]);
    expect(await find('fitter')).toEqual([other]);
    for (const employer of ['L&T', 'l & t', 'L and T']) expect(await find(employer)).toEqual([other]);
    expect(await find('clerk hubballi')).toEqual([all, some]);
    await store.addNotes([some], { kind: 'note', who: 'ravi@example.com', text: 'Wants a day shift' });
    expect(await find('day shift')).toEqual([some]);
  });

  test('a note or a step that was taken back is found by its words no more, nor after a restart', async () => {
    const id = await add({ first_name: 'Meera', message: 'Nurse' });
    const who = 'ravi@example.com';
    const read: CvReader = async () => ({ pages: [], text: 'Trombone', pageCount: 0 });
    const { find } = made(read);
    await eventually(() => find('trombone'), [id]);
    for (const [kind, text] of [
      ['note', 'Saxophone'],
      ['called', 'Prefers mornings'],
      ['note', 'Saxophone and trumpets'],
    ] as const)
      await store.addNotes([id], { kind, who, text });
    expect([await find('trumpets'), await find('mornings')]).toEqual([[id], [id]]);
    const [, called, last] = await store.notesOf(id);
    for (const note of [last, called]) expect(await store.takeBack(id, who, note)).toBe(true);
    for (let starts = 0; starts < 2; starts += 1) {
      const { find: again } = starts === 0 ? { find } : made(read);
      await eventually(() => again('trombone'), [id]);
      const words = ['trumpets', 'mornings', 'saxophone', 'meera', 'nurse'];
      const found = await Promise.all(words.map((word) => again(word)));
      expect(found).toEqual([[], [], [id], [id], [id]]);
      await index?.stop();
    }
  });

  test('a corrected application is found by what it says now', async () => {
    const fields = {
      first_name: '',
      last_name: '',
      phone: '',
      email: '',
      job_id: '1',
      added_by: 'a@example.com',
    };
    const person = { fields, cv, key: 'cv 1', kind: 'to-check', mailAt: null } as const;
    const { id } = await store.addPerson(person, new Date().toISOString());
    const { find, refresh } = made(async () => ({ pages: [], text: 'Fitter', pageCount: 0 }));
    await eventually(() => find('fitter'), [id]);
    await store.correctPeople([{ id, fields: { first_name: 'Lalitha', phone: '98450 33303' } }]);
    await refresh([id]);
    for (const words of ['lalitha', '9845033303']) expect(await find(words)).toEqual([id]);
  });

  test('erased applications are removed, and the limit is kept', async () => {
    await add({ first_name: 'Meera', email: 'meera@example.com' });
    const kept = await add({ first_name: 'Mohan', email: 'mohan@example.com' });
    const { find, refresh } = made(async () => ({ pages: [], text: 'Secretkeeping', pageCount: 0 }));
    await eventually(async () => (await find('secretkeep')).length, 2);
    await store.eraseByEmail('meera@example.com');
    await refresh();
    expect(await find('moh')).toEqual([kept]);
    expect(await find('secretkeep')).toEqual([kept]);
    await index?.stop();
    for (let count = 0; count < 30; count += 1) await add({ message: `a${count} `.repeat(2_000) });
    const off = made(async () => ({ pages: [], text: '', pageCount: 0 }), 0);
    expect(await off.find('mohan')).toEqual([]);
  });

  test('a name is found in another script, and however it is spelt', async () => {
    const names = ['सुनीता', 'ಮಂಜುನಾಥ', 'Lakshmi', 'Sheikh', 'Karan', 'Fatima', 'Gaurav', 'रेखा'];
    const [sunita, manjunath, lakshmi, sheikh, , fatima, gaurav, rekha] = await Promise.all(
      names.map((first_name) => add({ first_name, message: '' })),
    );
    const { find } = made(async () => ({ pages: [], text: '', pageCount: 0 }));
    await eventually(() => find('sunita'), [sunita]);
    expect(await find('manjunath')).toEqual([manjunath]);
    expect(await find('laxmi')).toEqual([lakshmi]);
    expect(await find('shaikh')).toEqual([sheikh]);
    expect(await find('kiran')).toEqual([]);
    expect(await find('fatema')).toEqual([fatima]);
    expect(await find('gourav')).toEqual([gaurav]);
    expect(await find('rekha')).toEqual([rekha]);
  });
});
