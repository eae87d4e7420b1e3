import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { type Stage, STAGES } from '../../backend/forms/notes/kinds';
import { OPEN_STAGES, type Wanted } from '../../backend/staff/queues';
import { type DeskContext, type DeskOptions, ownPath, textIn } from '../context';

/** A list's query parameters. */
export type Query = {
  job: string;
  stage: string;
  since: string;
  words: string;
  cvs: boolean;
};

export function queryOf(c: DeskContext): Query {
  const get = (name: string) => textIn(c.req.query(name), 200);
  return {
    job: get('job'),
    stage: get('stage'),
    since: dayIn(get('since')),
    words: get('words'),
    cvs: get('cvs') === '1',
  };
}

/** @throws HTTPException 400, which says so, if there is no such day */
function dayIn(text: string): string {
  if (text === '' || z.iso.date().safeParse(text).success) return text;
  throw new HTTPException(400, { message: `“${text}” is not a day: write it as 2026-11-20.` });
}

/** Returns a list's path, omitting empty parameters. */
export function listPath(
  query: Partial<Query>,
  more: Record<string, string> = {},
  path = '/applications',
): string {
  const given = Object.entries({ ...query, ...more }).filter(([, value]) => value !== '' && value !== false);
  const text = new URLSearchParams(
    given.map(([name, value]) => [name, value === true ? '1' : String(value)]),
  );
  return text.size === 0 ? path : `${path}?${text}`;
}

/** Returns the stage with this name, all, or by default the open ones. */
function stagesOf(stage: string): readonly Stage[] {
  if (stage === 'all') return STAGES;
  const named = STAGES.filter((known) => known === stage);
  return named.length > 0 ? named : OPEN_STAGES;
}

export async function wantedBy({ words }: DeskOptions, query: Query): Promise<Wanted> {
  return {
    jobId: query.job,
    stages: stagesOf(query.stage),
    since: query.since && new Date(`${query.since}T00:00:00+05:30`).toISOString(),
    among: query.words === '' ? undefined : await words.find(query.words, query.cvs),
  };
}

/** Returns a path with parameters added and those of notices removed. */
export function withQuery(path: string, more: Record<string, string>): string {
  const url = new URL(path, 'http://desk');
  for (const name of ['done', 'what', 'undo']) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value);
  return ownPath(url.pathname + url.search);
}
