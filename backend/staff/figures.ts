import { isCall, type NoteKind } from '../forms/notes/kinds';
import { IN_FORCE } from '../forms/notes/notes';
import type { SealedDatabase } from '../keys/store-key';
import { DAY_MS } from '../../lib/base/text/indian-day';
import { firstOfEach } from './queues';

/** Two moments (ISO 8601). */
type Period = { from: string; to: string };
/** Numbers of applications by the name of what was noted on them. */
export type Figures = Map<string, Map<string, number>>;

export function createFigureStore({ read }: SealedDatabase) {
  return {
    /**
     * Counts, for each author of notes or each job, the applications that were noted in a period, or of calls the people; each
     * counts once for each of `groups`, which names kinds of notes.
     */
    async notedApplications(
      { from, to }: Period,
      by: 'who' | 'job_id',
      groups: Record<string, readonly NoteKind[]>,
    ): Promise<Figures> {
      const cases = Object.entries(groups).map(
        ([name, kinds]) => `WHEN kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')}) THEN '${name}'`,
      );
      const rows = await read.query<{ of: string; name: string; ids: unknown }>(
        `SELECT ${by} AS of, CASE ${cases.join(' ')} END AS name, ${read.arrayOf('DISTINCT application_id')} AS ids
         FROM notes JOIN applications ON applications.id = application_id
         WHERE at >= $1 AND at < $2 AND kind ${read.oneOf('$3', 'text')} AND ${IN_FORCE} GROUP BY 1, 2`,
        [from, to, Object.values(groups).flat()],
      );
      const figures: Figures = new Map();
      for (const { of, name, ids: aggregated } of rows) {
        const ids = read.arrayIn<number>(aggregated);
        const people = groups[name]!.some(isCall) ? await firstOfEach(read, ids) : ids;
        figures.set(of, (figures.get(of) ?? new Map<string, number>()).set(name, people.length));
      }
      return figures;
    },
    /**
     * Returns the median of days from an application of a period to the first note of these kinds, null for none, and how
     * many of how many have such a note.
     */
    async daysToAnswer({ from, to }: Period, kinds: readonly NoteKind[]) {
      const rows = await read.query<{ received_at: string; at: string | null }>(
        `SELECT received_at, (SELECT min(at) FROM notes
           WHERE application_id = applications.id AND kind ${read.oneOf('$3', 'text')} AND ${IN_FORCE}) AS at
         FROM applications WHERE received_at >= $1 AND received_at < $2`,
        [from, to, kinds],
      );
      const days = rows
        .flatMap(({ received_at: start, at }) => (at ? (Date.parse(at) - Date.parse(start)) / DAY_MS : []))
        .sort((a, b) => a - b);
      const [low, high] = [days[(days.length - 1) >> 1], days[days.length >> 1]];
      const median = low === undefined || high === undefined ? null : (low + high) / 2;
      return { median, answered: days.length, received: rows.length };
    },
  };
}
