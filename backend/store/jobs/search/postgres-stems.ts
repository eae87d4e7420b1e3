import type { Sql } from '../../database';

const MIN_LENGTH = 3;

/**
 * The English stems of words ("engineers": "engin"). Words without one, or with one of two letters ("going": "go"),
 * which would be taken for another word, are missing.
 */
export async function stemsOf({ query }: Sql, words: string[]): Promise<Map<string, string>> {
  // The dictionary of PostgreSQL itself, without its parser, which would split words differently than ours.
  const rows = await query<{ word: string; stem: string | null }>(
    `SELECT word, (ts_lexize('english_stem', word))[1] AS stem FROM unnest($1::text[]) AS word`,
    [words],
  );
  return new Map(
    rows.flatMap(({ word, stem }) => (stem !== null && stem.length >= MIN_LENGTH ? [[word, stem]] : [])),
  );
}
