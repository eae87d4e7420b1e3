import { describeDatabases } from '../../test/stores';
import type { Database } from './database';

const BIG = 2 ** 52 + 1;

describeDatabases(process.env, (open) => {
  let db: Database;
  beforeEach(async () => {
    db = await open();
  });
  afterEach(() => db.close());

  const names = async () =>
    (await db.read.query<{ name: string }>('SELECT name FROM job_sources ORDER BY name')).map(
      ({ name }) => name,
    );
  const add = (name: string) =>
    db.transaction(({ query }) => query('INSERT INTO job_sources (name) VALUES ($1)', [name]));

  test('transactions are isolated and atomic', async () => {
    await db.transaction(async ({ query }) => {
      await query("INSERT INTO job_sources (name) VALUES ('sheet')");
      expect(await names()).toEqual([]);
      expect(await query('SELECT name FROM job_sources')).toEqual([{ name: 'sheet' }]);
    });
    expect(await names()).toEqual(['sheet']);
    const failing = db.transaction(async ({ query }) => {
      await query("INSERT INTO job_sources (name) VALUES ('feed')");
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await expect(add('sheet')).rejects.toMatchObject({ message: expect.stringMatching(/unique/i) });
    await add('other');
    expect(await names()).toEqual(['other', 'sheet']);
  });

  test('snapshots are consistent, with concurrent writes and readers', async () => {
    await add('sheet');
    const count = 'SELECT count(*) AS count FROM job_sources';
    await db.snapshot(async ({ query }) => {
      expect(await query(count)).toEqual([{ count: 1 }]);
      await add('feed');
      expect(await Promise.all([query(count), query(count)])).toEqual([[{ count: 1 }], [{ count: 1 }]]);
      // From another realm in Jest, so toThrow() would not recognise it as an error.
      await expect(query("INSERT INTO job_sources (name) VALUES ('no')")).rejects.toMatchObject({
        message: expect.stringMatching(/read-?only/i),
      });
    });
    expect(await names()).toEqual(['feed', 'sheet']);
  });

  test('concurrent transactions do not overwrite each other', async () => {
    const count = async ({ query }: Database['read']) =>
      (await query<{ active_jobs: number }>('SELECT active_jobs FROM store_state'))[0]!.active_jobs;
    await Promise.all(
      Array.from({ length: 20 }, () =>
        db.transaction(async (sql) => {
          await sql.query(`SELECT last_seq FROM store_state ${sql.forUpdate}`);
          const before = await count(sql);
          await new Promise((resolve) => setTimeout(resolve, 2));
          await sql.query('UPDATE store_state SET active_jobs = $1', [before + 1]);
        }),
      ),
    );
    expect(await count(db.read)).toBe(20);
  });

  test('large numbers, lists and null are supported values', async () => {
    const columns = { seq: 'bigint', job_id: 'text', slug: 'text', kind: 'text', at: 'text' };
    const row = (seq: number, job_id: string) => ({ seq, job_id, slug: '', kind: 'closed', at: '' });
    await db.transaction(async ({ insert }) => {
      await insert('job_changes', columns, []);
      await insert('job_changes', columns, [row(7, "it's"), row(BIG, 'b'), row(8, 'c')]);
      await insert('job_changes', columns, [row(7, 'again')], 'ON CONFLICT DO NOTHING');
    });
    const { query, oneOf } = db.read;
    const found = (condition: string, values: unknown[]) =>
      query(`SELECT seq, job_id FROM job_changes WHERE ${condition} ORDER BY seq`, values);
    expect(await found(`seq ${oneOf('$1', 'bigint')}`, [[7, BIG]])).toEqual([
      { seq: 7, job_id: "it's" },
      { seq: BIG, job_id: 'b' },
    ]);
    expect(await found(`job_id ${oneOf('$1', 'text')}`, [["it's", 'none']])).toEqual([
      { seq: 7, job_id: "it's" },
    ]);
    expect(await found(`job_id ${oneOf('$1', 'text')}`, [[]])).toEqual([]);
    expect(
      await query('SELECT coalesce($1, job_id) AS id FROM job_changes WHERE seq = $2', [null, BIG]),
    ).toEqual([{ id: 'b' }]);
  });
});
