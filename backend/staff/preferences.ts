import { insertSealed, openTexts } from '../keys/sealed-rows';
import type { SealedDatabase, SealedSql } from '../keys/store-key';

const TABLE = 'desk_preferences';
const MAX_EACH = 50;

/** A saved list, whose value is its path, or the columns of spreadsheets. */
type Kind = 'list' | 'columns';
export type Preference = { name: string; value: string };
type PreferenceRow = { id: number; sealed: Buffer };

/** What staff members keep for themselves. A list's words may name a candidate, so that they are sealed. */
export function createPreferenceStore({ read, transaction }: SealedDatabase) {
  const open = async (sql: SealedSql, who: string, kind: Kind) => {
    const theirs = 'SELECT id, sealed FROM desk_preferences WHERE who = $1 AND kind = $2 ORDER BY id';
    const rows = await sql.query<PreferenceRow>(theirs, [who, kind]);
    return rows.map(({ id, sealed }) => ({ id, ...openTexts<Preference>(sql.key, sealed, TABLE, id) }));
  };
  return {
    /** Returns a member's preferences of a kind, in the order in which they were kept. */
    preferencesOf: async (who: string, kind: Kind): Promise<Preference[]> => open(read, who, kind),
    /** Keeps a preference in place of one of the same name; without a value, removes that one. */
    setPreference: (who: string, kind: Kind, name: string, value: string | null) =>
      transaction(async (sql) => {
        const known = await open(sql, who, kind);
        const gone = known.filter((each, index) => each.name === name || index < known.length - MAX_EACH + 1);
        for (const { id } of gone) await sql.query('DELETE FROM desk_preferences WHERE id = $1', [id]);
        if (value !== null) await insertSealed(sql, TABLE, { who, kind }, { name, value });
      }),
  };
}
