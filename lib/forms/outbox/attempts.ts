import type { Database } from 'better-sqlite3';
import { MAX_BACK_OFF_MS } from './back-off';
import { type Entry, MAX_COPIES } from './entries';

type Postponement = {
  state: 'waiting' | 'refused';
  nextTryAt: number;
  problem: Buffer;
  /** Whether the failed attempt may nevertheless have arrived. */
  mayHaveArrived: boolean;
  /** Whether the response neither accepted nor rejected it. */
  isOdd?: boolean;
  holdOthers: boolean;
};

/** When undelivered submissions are tried again, and what is known of the last attempt. */
export function createAttempts(db: Database) {
  // A time beyond any delay or lease was written before the clock was set back, and counts as due. A lease that was not
  // released belongs to an interrupted attempt.
  const claim = db.prepare<{ now: number; until: number; latest: number }, Entry>(
    `UPDATE entries SET leased_until = @until, tries = tries + 1, may_repeat = max(may_repeat, leased_until > 0)
     WHERE seq = (
       SELECT seq FROM entries WHERE state IN ('waiting', 'refused') AND odd_answers < ${MAX_COPIES}
       AND (next_try_at <= @now OR next_try_at > @latest)
       AND (leased_until <= @now OR leased_until > @until) ORDER BY seq LIMIT 1
     )
     RETURNING *`,
  );
  const postponeOne = db.prepare(
    `UPDATE entries SET state = @state, next_try_at = @nextTryAt, leased_until = 0, problem = @problem,
     may_repeat = max(may_repeat, @mayHaveArrived), odd_answers = odd_answers + @isOdd WHERE id = @id`,
  );
  const holdLater = db.prepare(
    `UPDATE entries SET next_try_at = max(next_try_at, ?)
     WHERE state = 'waiting' AND seq > (SELECT seq FROM entries WHERE id = ?)`,
  );
  const isOftenOdd = db.prepare(
    `SELECT 1 FROM entries WHERE odd_answers BETWEEN 1 AND ${MAX_COPIES - 1} LIMIT 1 OFFSET 1`,
  );
  const setAside = db.prepare(
    "UPDATE entries SET state = 'unreadable', leased_until = 0, problem = ? WHERE id = ?",
  );
  const makeDue = db.prepare('UPDATE entries SET next_try_at = min(next_try_at, ?) WHERE id = ?');
  const wakeAll = db.prepare("UPDATE entries SET state = 'waiting', odd_answers = 0, next_try_at = ?");
  const takeOver = db.prepare(
    `UPDATE entries SET next_try_at = ?, may_repeat = max(may_repeat, leased_until > 0), leased_until = 0,
     state = iif(state = 'unreadable', 'waiting', state)`,
  );
  return {
    /** Leases the oldest due submission until `until`. */
    claimDue: (now: number, until: number) =>
      claim.get({ now, until, latest: now + MAX_BACK_OFF_MS }) ?? null,
    /**
     * Records a failed attempt; `holdOthers` delays later submissions as long. So does an odd answer once there are several:
     * then it is not about one form, but a page in front of the API, and one form is enough to see when that is over.
     */
    postpone: db.transaction((id: string, { mayHaveArrived, isOdd, holdOthers, ...rest }: Postponement) => {
      const how = { mayHaveArrived: Number(mayHaveArrived), isOdd: Number(isOdd ?? false) };
      postponeOne.run({ ...rest, ...how, id });
      if (holdOthers || (isOdd && isOftenOdd.get())) holdLater.run(rest.nextTryAt, id);
    }),
    setAside: (id: string, problem: Buffer) => setAside.run(problem, id),
    /** Makes each due at its moment, unless it is due sooner. */
    makeDue: db.transaction((moments: Map<string, number>) => {
      for (const [id, moment] of moments) makeDue.run(moment, id);
    }),
    /** Makes everything due, including unreadable and set-aside entries. Returns their number. */
    wakeAll: (now: number) => wakeAll.run(now).changes,
    /**
     * The same on startup, including entries leased by the process that ended. Unreadable ones are retried, as the key may
     * have been corrected; set-aside ones are left to a person.
     */
    takeOver: (now: number) => takeOver.run(now).changes,
  };
}
