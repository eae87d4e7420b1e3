import { application, newJob } from '../../test/backend';
import { describeStores, storeForEach } from '../../test/stores';
import type { Store } from '../compose-store';

const who = 'meera@example.com';

describeStores({ env: process.env }, (open) => {
  let store: Store;
  const clock = storeForEach(open, (opened) => (store = opened));
  const apply = (job = '1') => store.addApplication({ ...application, job_id: job }, null);
  const queue = async (jobId = '') => (await store.callQueue({ jobId, since: '' })).map(({ id }) => id);
  const noAnswer = (id: number) => store.addNotes([id], { kind: 'no-answer', who });
  beforeEach(() => store.upsertJobs([newJob({ id: '1' }), newJob({ id: '2' }), newJob({ id: '3' })]));

  test('who did not answer comes back after two hours, next morning, and then behind the new ones', async () => {
    const [first, second] = [await apply(), await apply()];
    // 17:30 in India.
    await noAnswer(first);
    expect(await queue()).toEqual([second]);
    clock.set('2026-11-20T13:59:59.000Z');
    expect(await queue()).toEqual([second]);
    clock.set('2026-11-20T14:00:00.000Z');
    expect(await queue()).toEqual([first, second]);
    await noAnswer(first);
    clock.set('2026-11-21T04:29:59.000Z');
    expect(await queue()).toEqual([second]);
    clock.set('2026-11-21T04:30:00.000Z');
    expect(await queue()).toEqual([first, second]);
    await noAnswer(first);
    expect(await queue()).toEqual([second]);
    clock.set('2026-11-21T18:30:00.000Z');
    expect(await queue()).toEqual([second, first]);
    await store.addNotes([first], { kind: 'called', who });
    expect(await queue()).toEqual([second]);
    // Once reached, it begins anew.
    clock.set('2026-11-23T06:00:00.000Z');
    await noAnswer(first);
    clock.set('2026-11-23T08:00:00.000Z');
    expect(await queue()).toEqual([first, second]);
  });

  test('due calls come first in their order, whatever the stage', async () => {
    const ids = [await apply(), await apply(), await apply()];
    await store.addNotes([ids[2]!], { kind: 'sent', who });
    await store.addNotes([ids[2]!], { kind: 'called', who, due_at: '2026-11-20T13:00:00.000Z' });
    await store.addNotes([ids[1]!], { kind: 'called', who, due_at: '2026-11-20T12:30:00.000Z' });
    expect(await queue()).toEqual([ids[0]]);
    clock.set('2026-11-20T15:00:00.000Z');
    expect(await queue()).toEqual([ids[1], ids[2], ids[0]]);
    expect(await store.callQueue({ jobId: '', since: '', among: [ids[2]!] })).toEqual([
      { part: 0, at: '2026-11-20T13:00:00.000Z', id: ids[2] },
    ]);
  });

  test('people of a closed job leave it, those of a paused one and with an offer stay', async () => {
    const [filled, paused, offered] = [await apply('1'), await apply('2'), await apply('3')];
    await store.addNotes([offered], { kind: 'offered', who });
    await store.addNotes([offered], { kind: 'called', who, due_at: '2026-11-20T12:30:00.000Z' });
    await store.closeJob('1', 'filled');
    await store.closeJob('2', 'paused');
    await store.closeJob('3', '');
    clock.set('2026-11-20T13:00:00.000Z');
    expect(await queue()).toEqual([offered, paused]);
    expect(await queue('1')).toEqual([]);
    await store.reopenJob('1');
    expect(await queue('1')).toEqual([filled]);
  });

  test('what is due says who set it and whether the candidate comes', async () => {
    const [one, other] = [await apply(), await apply()];
    const [call, interview] = ['2026-11-20T13:00:00.000Z', '2026-11-21T09:30:00.000Z'];
    await store.addNotes([one], { kind: 'interview', who, due_at: interview });
    await store.addNotes([other], { kind: 'called', who: 'ravi@example.com', due_at: call });
    const due = (until: string) => store.dueUntil(until);
    const called = { id: other, what: 'call', at: call, who: 'ravi@example.com', isConfirmed: false };
    const met = { id: one, what: 'interview', at: interview, who, isConfirmed: false };
    expect(await due('2026-11-20T18:30:00.000Z')).toEqual([called]);
    expect(await due(interview)).toEqual([called, met]);
    await store.confirmAppointment(one, interview);
    expect(await due(interview)).toEqual([called, { ...met, isConfirmed: true }]);
    await store.takeBack(one, who);
    expect(await due(interview)).toEqual([called]);
  });
});
