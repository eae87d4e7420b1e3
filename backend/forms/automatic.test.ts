import { application, newJob, NOON } from '../../test/backend';
import { describeStores, storeForEach } from '../../test/stores';
import type { Store } from '../compose-store';
import { STAGES } from './notes/kinds';
import { looksGenerated } from './automatic';

test.each([
  ['asha.rao@gmail.com', false],
  ['asharao1994@gmail.com', false],
  ['krishnamurthy.s@example.in', false],
  ['m.k.srinivas@yahoo.in', false],
  ['venkatsubramanyam2001@gmail.com', false],
  ['hr@kb.in', false],
  ['xk3v9q2hzt@relay.example', true],
  ['a8d7f2k9q1@mail.example', true],
  ['qzxwvkrtpl@mail.example', true],
])('%s looks generated: %s', (address, is) => expect(looksGenerated(address)).toBe(is));

describeStores({ env: process.env }, (open) => {
  let store: Store;
  const clock = storeForEach(open, (opened) => (store = opened));
  const later = (seconds: number) => clock.set(new Date(Date.parse(NOON) + seconds * 1000).toISOString());
  beforeEach(() => store.upsertJobs([newJob({ id: '1' })]));
  const cv = (text: string) => ({ name: 'cv.pdf', mimeType: 'application/pdf', bytes: Buffer.from(text) });
  const add = (values: Partial<typeof application>, file = cv(`${values.email}`)) =>
    store.addApplication({ ...application, ...values }, file);
  const labels = async () => {
    const all = { jobId: '', stages: STAGES, since: '', automatic: null };
    return (await store.queued(all, 9_999, 99)).map(({ automatic }) => automatic).reverse();
  };

  test('several a minute from one phone, however it is written', async () => {
    const phones = ['+91 98765 43210', '098765 43210', '9876543210', '98765-43210'];
    for (const [index, phone] of phones.entries()) {
      later(index * 10);
      await add({ phone, email: `someone.${index}@example.com` });
    }
    later(40);
    await add({ phone: '98111 11111', email: 'other@example.com' });
    expect(await labels()).toEqual(['phone', 'phone', 'phone', 'phone', '']);
  });

  test('somebody who applies for one job after the other is not folded', async () => {
    for (let index = 0; index < 8; index += 1) {
      later(index * 25);
      await add({ email: 'asha.rao@example.com' }, cv('the same'));
    }
    expect(await labels()).toEqual(Array(8).fill(''));
  });

  test('the same CV under other addresses, and generated mailboxes of one hour', async () => {
    for (let index = 0; index < 4; index += 1) {
      later(index * 600);
      await add({ email: `name.${index}@example.com`, phone: `98000 0000${index}` }, cv('one CV'));
    }
    expect(await labels()).toEqual(['cv', 'cv', 'cv', 'cv']);
    for (const [index, name] of ['xk3v9q2hzt', 'a8d7f2k9q1', 'w2e9r7t3y1'].entries()) {
      later(10_000 + index * 90);
      await add({ email: `${name}@relay.example`, phone: `97000 0000${index}` });
    }
    expect((await labels()).slice(4)).toEqual(['mailbox', 'mailbox', 'mailbox']);
  });

  test('a click clears it for good, and folded ones stand in a list of their own', async () => {
    const ids = [];
    for (let index = 0; index < 4; index += 1) ids.push(await add({}));
    const wanted = { jobId: '', stages: ['new'] as const, since: '' };
    expect(await store.queuedIds({ ...wanted, automatic: false }, 9)).toEqual([]);
    await store.addNotes([ids[0]!], { kind: 'not-automatic', who: 'meera@example.com' });
    await add({});
    expect(await store.queuedIds({ ...wanted, automatic: false }, 9)).toEqual([ids[0]]);
    expect(await store.countStages(wanted)).toMatchObject({ new: 1, automatic: 4 });
  });

  test('applications of one phone are one person’s, under whatever address', async () => {
    const [first, second] = [await add({ email: 'a@example.com' }), await add({ email: 'b@example.com' })];
    expect((await store.ofSamePerson(first)).map(({ form }) => form.id)).toEqual([second]);
    expect(await store.fillApplicationHashes()).toBe(0);
  });
});
