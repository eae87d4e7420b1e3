import { withAnswerList } from '../../lib/contract/forms/answers';
import { inBatches } from '../base/batches';
import type { Sql } from '../store/database';
import { openTexts, sealTexts } from './sealed-rows';
import type { StoreKey } from './store-key';

/** Turns the ten texts of an application's answers and questions, as versions up to 0.3 sealed them, into one list. */
export async function listAnswers({ query }: Sql, key: StoreKey): Promise<void> {
  const some = 'SELECT id, sealed FROM applications WHERE id > $1 ORDER BY id LIMIT 200';
  const all = inBatches<{ id: number; sealed: Buffer }>((last) => query(some, [last?.id ?? 0]));
  for await (const rows of all)
    for (const { id, sealed } of rows) {
      const texts = openTexts(key, sealed, 'applications', id);
      if (!Object.keys(texts).some((name) => /^(?:answer|question)_\d$/.test(name))) continue;
      await query('UPDATE applications SET sealed = $2 WHERE id = $1', [
        id,
        sealTexts(key, withAnswerList(texts), 'applications', id),
      ]);
    }
}
