import { application, newJob, NOON } from '../../test/backend';
import { describeStores, storeForEach } from '../../test/stores';
import type { Store } from '../compose-store';
import { STAGES } from './notes/kinds';
import { lookGenerated } from './automatic';

const sender = (first_name: string, last_name: string, email: string) => ({ first_name, last_name, email });
test.each([
  [
    'of random letters',
    [
      ['Asha', 'Rao', 'xk3v9q2hzt'],
      ['Ravi', 'Das', 'a8d7f2kq1'],
    ],
    true,
  ],
  [
    'of words',
    [
      ['Asha', 'Rao', 'velvet-otter-48'],
      ['Ravi', 'Das', 'dusty-poplar-7'],
    ],
    true,
  ],
  [
    'one of them named',
    [
      ['Asha', 'Rao', 'rao.a1994'],
      ['Ravi', 'Das', 'dusty-poplar-7'],
    ],
    false,
  ],
  [
    'numbers of a roll',
    [
      ['Asha', 'Rao', 'cb.en.u4cse201'],
      ['Ravi', 'Das', 'cb.en.u4ec1112'],
    ],
    false,
  ],
  [
    'of one shape',
    [
      ['Asha', 'Rao', '21951a05k7'],
      ['Ravi', 'Das', '20951b04a1'],
    ],
    false,
  ],
  [
    'names in other letters',
    [
      ['आशा', 'राव', 'asha.rao'],
      ['रवि', 'दास', 'ravidas7'],
    ],
    false,
  ],
] as const)('mailboxes %s look made: %#', (_, people, are) =>
  expect(
    lookGenerated(people.map(([first, last, name]) => sender(first, last, `${name}@mail.example`))),
  ).toBe(are),
);

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
    for (let index = 0; index < 7; index += 1) {
      later(index * 10);
      await add({ phone: phones[index % 4], email: `someone.${index}@example.com` });
      // A person may send six in a minute, from as many tabs.
      if (index === 5) expect(new Set(await labels())).toEqual(new Set(['']));
    }
    later(80);
    await add({ phone: '98111 11111', email: 'other@example.com' });
    expect(await labels()).toEqual([...Array<string>(7).fill('phone'), '']);
  });

  test('a person applying for one job after another is not labelled', async () => {
    for (let index = 0; index < 12; index += 1) {
      later(index * 25);
      await add({ email: 'asha.rao@example.com' }, cv('the same'));
    }
    expect(await labels()).toEqual(Array(12).fill(''));
  });

  test('one CV from many people, and generated mailboxes', async () => {
    // Several addresses of one person count once.
    for (let index = 0; index < 5; index += 1)
      await add({ email: `name.${index}@example.com` }, cv('her CV'));
    expect(new Set(await labels())).toEqual(new Set(['']));
    for (let index = 0; index < 5; index += 1) {
      later(index * 600);
      await add({ email: `name.${index}@example.com`, phone: `98000 0001${index}` }, cv('one CV'));
    }
    expect((await labels()).slice(5)).toEqual(Array(5).fill('cv'));
    for (const [index, name] of [
      'xk3v9q2hzt',
      'a8d7f2k9q1',
      'otter-7',
      'poplar.0k',
      'w2e9r7t3y1',
    ].entries()) {
      later(10_000 + index * 90);
      await add({ email: `${name}@relay.example`, phone: `97000 0000${index}` });
    }
    expect((await labels()).slice(10)).toEqual(Array(5).fill('mailbox'));
  });

  test('a click clears the label permanently; labelled applications have their own list', async () => {
    const ids = [];
    for (let index = 0; index < 7; index += 1) ids.push(await add({}));
    const wanted = { jobId: '', stages: ['new'] as const, since: '' };
    expect(await store.queuedIds({ ...wanted, automatic: false }, 9)).toEqual([]);
    await store.addNotes([ids[0]!], { kind: 'not-automatic', who: 'meera@example.com' });
    await add({});
    expect(await store.queuedIds({ ...wanted, automatic: false }, 9)).toEqual([ids[0]]);
    expect(await store.countStages(wanted)).toMatchObject({ new: 1, automatic: 7 });
  });

  test('applications from one phone are the same person’s, with any address', async () => {
    const [first, second] = [await add({ email: 'a@example.com' }), await add({ email: 'b@example.com' })];
    expect((await store.ofSamePerson(first)).map(({ form }) => form.id)).toEqual([second]);
    expect(await store.fillApplicationHashes()).toBe(0);
  });
});
