import type { SealedSql } from '../../keys/store-key';
import { queueMail } from '../../mail/queue';

type Asked = { asked_week: string | null; asking_since: string | null };

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Notes the week of a Monday ("2026-11-23") as asked, and queues its mails. A week in which nobody was asked begins anew the
 * time since which staff are asked.
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
