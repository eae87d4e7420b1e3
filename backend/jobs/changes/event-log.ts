import type { SealedSql } from '../../keys/store-key';
import type { ChangeKind, JobChange } from './changes';

type ChangeWriter = {
  add(job: { id: string; slug: string }, kind: ChangeKind): void;
  /** Inserts the added changes; call it last. */
  write(): Promise<void>;
};

/**
 * Serialises job-changing transactions by locking the `store_state` row, so changes become visible in `seq` order. A
 * row lock needs no database session.
 */
export async function lockEventLog({ query, insert, forUpdate, at }: SealedSql): Promise<ChangeWriter> {
  const [state] = await query<{ last_seq: number }>(`SELECT last_seq FROM store_state ${forUpdate}`);
  let seq = state?.last_seq ?? 0;
  const changes: JobChange[] = [];
  const countOf = (kind: ChangeKind) => changes.filter((change) => change.kind === kind).length;
  return {
    add({ id, slug }, kind) {
      seq += 1;
      changes.push({ seq, job_id: id, slug, kind, at: at() });
    },
    async write() {
      if (changes.length === 0) return;
      await insert<JobChange>(
        'job_changes',
        { seq: 'bigint', job_id: 'text', slug: 'text', kind: 'text', at: 'text' },
        changes,
      );
      await query('UPDATE store_state SET last_seq = $1, active_jobs = active_jobs + $2', [
        seq,
        countOf('published') - countOf('closed'),
      ]);
    },
  };
}
