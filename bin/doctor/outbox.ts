import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { outboxFile } from '../../lib/forms/outbox/folder';
import { MAX_ODD_ANSWERS } from '../../lib/forms/outbox/store';
import { about, reasonOf, type Finding } from './finding';
import { commandLine } from '../../lib/base/command-line';

// A form that could not be delivered at once is retried within 15 minutes.
const MAX_WAIT_MS = 20 * 60_000;

const { ok, warn, fail } = about('outbox');

type Row = { shown: string; count: number; oldest: number };

/** Checks that no accepted form waits for long, was refused by the API, is set aside or cannot be decrypted. */
export function checkOutbox(dataDir: string, now = Date.now()): Finding {
  const file = outboxFile(dataDir);
  if (!existsSync(file)) return ok('none yet: created on first start');
  try {
    const db = new Database(file, { readonly: true });
    try {
      // An earlier release's outbox has no set-aside entries.
      const isOlder = !db
        .prepare("SELECT 1 FROM pragma_table_info('entries') WHERE name = 'odd_answers'")
        .get();
      const isSetAside = isOlder ? 'FALSE' : `odd_answers >= ${MAX_ODD_ANSWERS} AND state <> 'unreadable'`;
      const rows = db.prepare<[], Row>(
        `SELECT iif(${isSetAside}, 'set-aside', state) AS shown, count(*) AS count, min(accepted_at) AS oldest
         FROM entries GROUP BY shown`,
      );
      return rate(rows.all(), now);
    } finally {
      db.close();
    }
  } catch (error) {
    return fail(`${file} cannot be read (${reasonOf(error)}): does another user own it, or is it damaged?`);
  }
}

function rate(rows: Row[], now: number): Finding {
  const of = (state: string) => rows.find((row) => row.shown === state);
  const unreadable = of('unreadable');
  if (unreadable)
    return fail(
      `${unreadable.count} cannot be decrypted: restore the OUTBOX_KEY (or outbox.key, or SECRET) that they were encrypted with`,
    );
  const list = commandLine('outbox', 'list');
  const setAside = of('set-aside');
  if (setAside)
    return fail(
      `${setAside.count} set aside: the API’s responses do not show whether they arrived (see ${list}). Check in the API, then ${commandLine('outbox', 'drop')} or retry`,
    );
  const refused = of('refused');
  if (refused) return fail(`${refused.count} refused by the API: see ${list}`);
  const waiting = of('waiting');
  if (!waiting) return ok('nothing is waiting');
  const minutes = Math.round((now - waiting.oldest) / 60_000);
  const text = `${waiting.count} waiting, the oldest for ${minutes} min`;
  return now - waiting.oldest > MAX_WAIT_MS
    ? fail(`${text}: see ${list}`)
    : warn(`${text}: is the API running?`);
}
