import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { CALLS, CLIENT_ANSWERS, NOTE_KINDS, type NoteKind, STAGES } from '../../backend/forms/notes/kinds';
import { OPEN_STAGES, type Wanted } from '../../backend/staff/queues';
import { DAY_MS, isoDay } from '../../lib/base/text/indian-day';
import type { CandidateFacts } from '../candidate-facts';
import { type DeskContext, type DeskOptions, textIn } from '../context';

/**
 * A list's query parameters; '' for none. `since` and `until`: days ("2026-11-20") or moments (ISO 8601), received from one
 * on and before another. `of`: the address of the jobs' recruiter. `by`, `kind` and `on`: who noted what when, an address,
 * a kind of note, "calls" or "answers", and a period of `periodOf`.
 */
export type Query = Record<(typeof PARAMETERS)[number], string>;
const PARAMETERS = ['job', 'stage', 'words', 'kind', 'on', 'since', 'until', 'of', 'by', 'sort'] as const;

const TIME = z.union([z.iso.date(), z.iso.datetime()]);

/**
 * Reads the parameters; "me" stands for the signed-in member's address.
 *
 * @throws HTTPException 400, which says so, if there is no such day or moment
 */
export function queryOf(c: DeskContext): Query {
  const query = Object.fromEntries(PARAMETERS.map((name) => [name, textIn(c.req.query(name), 200)])) as Query;
  for (const name of ['of', 'by'] as const) if (query[name] === 'me') query[name] = c.get('me').address;
  for (const name of ['since', 'until'] as const)
    if (query[name] && !TIME.safeParse(query[name]).success)
      throw new HTTPException(400, {
        message: `“${query[name]}” is no day for “${name}”: write it as 2026-11-20.`,
      });
  return { ...query, sort: Object.hasOwn(SORTS, query.sort) ? query.sort : '' };
}

/** Returns a list's path, omitting empty parameters. */
export function listPath(
  query: Partial<Query>,
  more: Record<string, string> = {},
  path = '/applications',
): string {
  const text = new URLSearchParams(Object.entries({ ...query, ...more }).filter(([, value]) => value !== ''));
  return text.size === 0 ? path : `${path}?${text}`;
}

/** Returns the stage with this name, all, or by default the open ones. */
function stagesOf(stage: string) {
  if (stage === 'all') return STAGES;
  const named = STAGES.filter((known) => known === stage);
  return named.length > 0 ? named : OPEN_STAGES;
}

/** Selects by the parameters. Whatever is counted or listed by a query is selected here, and only here. */
export async function wantedBy({ store, words, now }: DeskOptions, query: Query): Promise<Wanted> {
  const { by, kind, on, of, sort } = query;
  const found: number[][] = [];
  if (query.words !== '') found.push(await words.find(query.words));
  if (kind === 'answers') found.push(await store.openAnswers(answersSince(now())));
  if (by || on || (kind && kind !== 'answers'))
    found.push(await store.notedIds({ who: by, kinds: kindsOf(kind), ...periodOf(on, now()) }));
  if (of) found.push(await store.idsOfRecruiter(of));
  const [first, ...others] = found;
  const sets = others.map((ids) => new Set(ids));
  const fact = SORTS[sort]?.by;
  const wanted: Wanted = {
    jobId: query.job,
    stages: stagesOf(query.stage),
    since: momentOf(query.since),
    until: momentOf(query.until),
    among: first?.filter((id) => sets.every((ids) => ids.has(id))),
    // The newest come first among equals.
    rank: fact ? (id) => fact(words.factsOf(id)) : sort === 'newest' && first ? () => 0 : undefined,
  };
  if (!kindsOf(kind).some((known) => CALLS.includes(known))) return wanted;
  // A call is noted on several applications of a person, and is one.
  const noted = await store.queuedIds({ ...wanted, stages: STAGES }, Number.MAX_SAFE_INTEGER);
  return { ...wanted, among: await store.firstOfEach(noted) };
}

/** From when on clients' answers wait for staff. */
export const answersSince = (now: Date) => new Date(now.getTime() - 30 * DAY_MS).toISOString();

const momentOf = (time: string): string =>
  time.includes('T') || time === '' ? time : new Date(`${time}T00:00:00+05:30`).toISOString();

/** Facts by which a list can be sorted need its index. Whatever is unknown comes last. */
export const SORTS: Record<string, { name: string; by?: (facts?: CandidateFacts) => number | string }> = {
  newest: { name: 'Newest' },
  oldest: { name: 'Oldest' },
  experience: { name: 'Most experience', by: (facts) => -(facts?.years ?? -1) },
  pay: { name: 'Lowest expected pay', by: (facts) => facts?.pay ?? Infinity },
  near: { name: 'Nearest to the job', by: (facts) => facts?.far ?? Infinity },
  city: { name: 'City', by: (facts) => facts?.city ?? '\uffff' },
};

/** The kinds of notes that a parameter names. */
export const kindsOf = (kind: string): NoteKind[] =>
  ({ calls: CALLS, answers: [...CLIENT_ANSWERS] })[kind] ?? NOTE_KINDS.filter((known) => known === kind);

/** "today", "yesterday", "week" (seven days), a day or a month ("2026-11") in India as ISO 8601 moments; '' for ever. */
export function periodOf(on: string, now: Date): { from: string; to: string } {
  const today = isoDay(now.toISOString());
  const day = { today, yesterday: later(today, -1) }[on] ?? on;
  const [from = '', to = ''] =
    on === 'week'
      ? [later(today, -6), later(today, 1)]
      : /^20/.test(day) && z.iso.date().safeParse(day).success
        ? [day, later(day, 1)]
        : isMonth(on)
          ? [`${on}-01`, `${later(`${on}-01`, 31).slice(0, 7)}-01`]
          : [];
  return { from: momentOf(from), to: momentOf(to) || '9' };
}

export const isMonth = (text: string) => /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text);

const later = (day: string, days: number) =>
  isoDay(new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString());
