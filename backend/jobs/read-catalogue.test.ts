import type { Catalogue } from '../../lib/search/catalogue';
import { keysForTests, newJob, NOON, testClock } from '../../test/backend';
import { describeDatabases } from '../../test/stores';
import { storeKey, withKey } from '../keys/store-key';
import type { Database } from '../store/database';
import { createJobStore } from './job-store';
import { catalogueAt, type KeptCatalogue } from './read-catalogue';
import { createLookups, type Lookups } from './search/lookups';

const ROUNDS = 40;
const MANY_GONE = 11_000;

/** A seeded random number generator. */
function numbersBelow(seed: number) {
  let state = seed;
  return (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Which jobs have which words where. */
const toldByWords = ({ having }: Lookups) =>
  ['weld', 'nurs', 'intern', 'pune'].map((word) =>
    (['title', 'key', 'anywhere'] as const).map((place) => having(word, place).array()),
  );

/** A catalogue's whole content. */
const toldBy = (catalogue: Catalogue) => ({
  jobs: Array.from({ length: catalogue.size }, (_, at) => ({
    key: catalogue.keyOf(at),
    ...catalogue.kinds[catalogue.kind[at]!],
    isFound: catalogue.of([catalogue.keyOf(at)]).array(),
    rest: [catalogue.bits[at], catalogue.leastPay[at], catalogue.mostPay[at], catalogue.closesAt[at]],
  })),
  cities: catalogue.countCities(catalogue.all(), false),
  states: ['karnataka', 'maharashtra'].map((slug) => catalogue.inPlaces([slug]).array()),
});

describeDatabases(process.env, (open) => {
  let db: Database;
  beforeAll(async () => void (db = await open()));
  afterAll(() => db.close());

  test('after publishing, changing and closing, the incremental catalogue equals a fresh one', async () => {
    const below = numbersBelow(37);
    const oneOf = <Value>(values: Value[]): Value => values[below(values.length)]!;
    const key = storeKey(Buffer.from(keysForTests.storeKey!, 'hex'));
    const store = createJobStore(withKey(db, key, testClock().now));
    const job = () =>
      newJob({
        id: `${below(60)}`,
        title: oneOf(['Welder', 'Nurse (part time)', 'Intern']),
        location: oneOf(['Pune', 'Hubli, Pune', 'Bengaluru', null]),
        salary: oneOf(['₹ 2,00,000 - 3,00,000 P.A.', 'Rs 15000 per month', null]),
        category: oneOf(['Care', 'Works']),
        posted_at: new Date(Date.parse(NOON) - below(20) * 3_600_000).toISOString(),
        expires_at: oneOf([null, '2027-01-01T00:00:00.000Z']),
      });
    const versionNow = async () =>
      (await db.read.query<{ last_seq: number }>('SELECT last_seq FROM store_state'))[0]!.last_seq;
    let kept: KeptCatalogue | null = null;
    let wholeReads = 0;
    let earlier: { lookups: Lookups; told: unknown } | null = null;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let change = below(4); change >= 0; change -= 1) {
        if (below(3) === 0) await store.closeJobs([`${below(60)}`, `${below(60)}`]);
        else await store.upsertJobs(Array.from({ length: below(9) }, job));
      }
      const before: KeptCatalogue | null = kept;
      kept = await catalogueAt(db.read, await versionNow(), before);
      if (kept.readAt !== before?.readAt) wholeReads += 1;
      const afresh = await catalogueAt(db.read, kept.version, null);
      expect(toldBy(kept.catalogue)).toEqual(toldBy(afresh.catalogue));
      // A search on the catalogue before goes on while the index is brought up to date.
      if (earlier) expect(toldByWords(earlier.lookups)).toEqual(earlier.told);
      const told = toldByWords(createLookups(afresh.words, afresh.catalogue));
      expect(toldByWords(createLookups(kept.words, kept.catalogue))).toEqual(told);
      earlier = { lookups: createLookups(kept.words, kept.catalogue), told };
    }
    expect(wholeReads).toBe(1);
    expect(kept!.catalogue.size).toBeGreaterThan(10);

    // Jobs that are gone take memory: too many of them, and the words are read again.
    for (let gone = 1; gone <= MANY_GONE; gone += 1) kept!.words.add(-gone, '');
    const compact = await catalogueAt(db.read, await versionNow(), kept);
    expect(compact.words.size).toBe(compact.catalogue.size);
    expect(toldBy(compact.catalogue)).toEqual(toldBy(kept!.catalogue));

    await store.upsertJobs([job()]);
    await db.transaction(({ query }) => query('DELETE FROM job_changes'));
    const reread = await catalogueAt(db.read, await versionNow(), kept);
    expect(reread.readAt).not.toBe(kept!.readAt);
  });
});
