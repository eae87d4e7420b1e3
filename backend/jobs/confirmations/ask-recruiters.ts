import type { SealedSql } from '../../keys/store-key';
import { queueMail } from '../../mail/queue';

type Asked = { asked_week: string | null; asking_since: string | null };

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Records that the week starting on this Monday ("2026-11-23") was asked, and queues its mails. False when it was
 * asked before. Resets `asking_since` after a week without questions.
 */
export async function askRecruiters(
  sql: SealedSql,
  week: string,
  recruiters: (string | null)[],
): Promise<boolean> {
  const [last] = await sql.query<Asked>(`SELECT asked_week, asking_since FROM store_state ${sql.forUpdate}`);
  const before = last?.asked_week ?? '';
  if (before >= week) return false;
  const isNextWeek = Date.parse(week) - Date.parse(before) === WEEK_MS;
  const since = isNextWeek ? last?.asking_since : null;
  await sql.query('UPDATE store_state SET asked_week = $1, asking_since = $2', [week, since ?? sql.at()]);
  for (const recruiter of recruiters)
    await queueMail(sql, { kind: 'open-jobs', until: sql.at(), email: recruiter ?? '' });
  return true;
}
