/** @jest-environment node */
import { playedWeek } from '../test/played-week';
import { describeStores, storeForEach } from '../test/stores';
import type { Store } from '../backend/compose-store';
import { STAGES } from '../backend/forms/notes/kinds';
import { createWordIndex } from './word-index';

describeStores({ env: process.env }, (open) => {
  let store: Store;
  const clock = storeForEach(open, (opened) => (store = opened));

  test('in a week with five bots, no person is labelled, and most bots’ applications are', async () => {
    const { jobs, applications } = playedWeek();
    await store.upsertJobs(jobs);
    const programs = new Map<number, string | null>();
    const readCv = async ({ bytes }: { bytes: Uint8Array }) => ({
      pages: [],
      text: Buffer.from(bytes).toString(),
    });
    const index = createWordIndex(store, readCv, 8);
    for (const { at, fields, cvText, program } of applications) {
      clock.set(at);
      const cv = { name: 'cv.pdf', mimeType: 'application/pdf', bytes: Buffer.from(cvText) };
      programs.set(await store.addApplication(fields, cv), program);
    }
    await index.stop();
    const later = createWordIndex(store, readCv, 8);
    await later.ready();
    await later.stop();
    const wanted = { jobId: '', stages: STAGES, since: '', automatic: true };
    const folded: Record<string, number> = {};
    for (const { form, automatic } of await store.queued(wanted, Number.MAX_SAFE_INTEGER, 300)) {
      const name = programs.get(form.id) ?? `real: ${automatic} ${form.fields.email}`;
      folded[name] = (folded[name] ?? 0) + 1;
    }
    expect([...programs.values()].filter(Boolean)).toHaveLength(60);
    expect(programs.size).toBe(300);
    expect(folded).toEqual({ 'auto-apply': 12, personas: 12, relay: 12, links: 12 });
  });
});
