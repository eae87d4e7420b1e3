/** @jest-environment node */
import { newJob } from '../../../../test/backend';
import { connectPostgres } from '../../postgres-connection';
import { migratePostgres } from '../../migrations/postgres';
import { postgresForTests, schemaOf } from '../../../../test/postgres';

const postgres = postgresForTests(process.env);
const LENGTHS = [10, 80, 150, 220, 300, 600];
const JOBS = 40 * LENGTHS.length;
// A key, a pointer and what PostgreSQL adds to a row.
const ROW_BYTES = 80;
const PAGE_BYTES = 8192;

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}or${index * 7919}d`);

postgres.describe('PostgreSQL: the table that is searched', () => {
  const nextSchema = postgres.schemas();
  const open = postgres.opener();

  const tableBytes = async (url: string) => {
    const table = `${schemaOf(url)}.job_texts`;
    const [row] = await postgres.run('SELECT pg_relation_size($1::regclass)::integer AS size', [table]);
    return (row as { size: number }).size;
  };

  test('holds keys only, however long or short the jobs are', async () => {
    const url = await nextSchema();
    const store = await open(url);
    await store.upsertJobs(
      Array.from({ length: JOBS }, (_, index) =>
        newJob({ description: words(LENGTHS[index % LENGTHS.length]!).join(' ') }),
      ),
    );
    expect(await tableBytes(url)).toBeLessThan(JOBS * ROW_BYTES + PAGE_BYTES);
    expect((await store.searchJobs({ keyword: 'w79or625601d', page: 1, perPage: 1 })).total).toBe(200);
  });

  test('is made so of what an earlier version stored, without a change to what is found', async () => {
    const url = await nextSchema();
    const old = connectPostgres({ url });
    await migratePostgres(old, 3);
    const rows = Array.from({ length: JOBS }, (_, index) =>
      words(LENGTHS[index % LENGTHS.length]!).join(' '),
    );
    await old.query(
      `INSERT INTO job_texts SELECT key, array_to_tsvector(string_to_array(words, ' '))
       FROM unnest($1::text[]) WITH ORDINALITY AS rows (words, key)`,
      [rows],
    );
    expect(await tableBytes(url)).toBeGreaterThan(3 * JOBS * ROW_BYTES);
    await migratePostgres(old);
    expect(await tableBytes(url)).toBeLessThan(JOBS * ROW_BYTES + PAGE_BYTES);
    const found = 'SELECT count(*)::integer AS jobs FROM job_texts WHERE words @@ $1::tsquery';
    expect(await old.query(found, ['w79or625601d'])).toEqual([{ jobs: 200 }]);
    await old.close();
  });
});
