import { postgresForTests } from '../../../test/postgres';
import { connectPostgres } from '../postgres-connection';
import { migratePostgres } from './postgres';
import { keysForTests } from '../../../test/backend';

const postgres = postgresForTests(process.env);

postgres.describe('PostgreSQL: texts that an earlier version stored with a filler', () => {
  const nextSchema = postgres.schemas();

  test('lose it, and are found as before', async () => {
    const db = connectPostgres({ url: await nextSchema() });
    await migratePostgres(db, keysForTests, 7);
    await db.transaction(({ query }) =>
      query(`INSERT INTO job_texts VALUES
        (1, array_to_tsvector(ARRAY['welder', repeat(U&'\\E003', 670)])),
        (2, array_to_tsvector(ARRAY['welder', 'pune']))`),
    );
    await migratePostgres(db, keysForTests, 9);
    const texts = await db.read.query(
      'SELECT listing_key, tsvector_to_array(words) AS words FROM job_texts ORDER BY listing_key',
    );
    expect(texts).toEqual([
      { listing_key: 1, words: ['welder'] },
      { listing_key: 2, words: ['pune', 'welder'] },
    ]);
    const found = await db.read.query('SELECT listing_key FROM job_texts WHERE words @@ $1::tsquery', [
      "'pune'",
    ]);
    expect(found).toEqual([{ listing_key: 2 }]);
    await db.close();
  });
});
