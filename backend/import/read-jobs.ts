import { rowProblems } from '../../lib/content/sheet-problems';
import { wireText } from '../../lib/contract/primitives';
import type { NewJob } from '../jobs/jobs';
import { isPlaceholder } from './raw-sheet';
import { parseJob } from './parse-job';
import type { FileRow, FileRecord } from './read-row';
import { createHash } from 'node:crypto';
import { isSafeId } from '../../lib/contract/safe-id';

type About = {
  /** The row number that a spreadsheet shows, or the line number. */
  number: number;
  /** Null when the job cannot be identified. */
  id: string | null;
  title: string;
};

/** A job with notes on ignored parts, a problem (each to follow "Row 5"), or a heading. */
type ReadJob =
  | (About & { id: string; job: NewJob & { id: string }; notes: string[]; isShown: boolean })
  | (About & { problem: string; isCutOff?: true })
  | { number: number; heading: string };

/** A file's records, their unit's name, and a transformation applied before parsing. */
export type FileRecords = {
  records: AsyncIterable<FileRow>;
  unit?: 'row' | 'line';
  prepare?: (record: Record<string, unknown>) => Record<string, unknown>;
};

/** Reads jobs from records. A record needs a title and an identity; other unreadable parts are ignored with a note. */
export async function* readJobs({
  records,
  unit = 'row',
  prepare = (record) => record,
}: FileRecords): AsyncGenerator<ReadJob> {
  const identify = createIdentifier();
  for await (const record of records) {
    const { number } = record;
    if ('heading' in record) {
      yield record;
      continue;
    }
    if ('problem' in record) {
      yield { ...record, id: null, title: '' };
      continue;
    }
    const row = prepare(record.row);
    const { id, isGiven, sameAs } = identify({ ...record, row });
    const about = { number, id, title: wireText.catch('').parse(row.title).slice(0, 120) };
    const needed = (id === null ? ['id', 'title', 'company_name', 'location'] : ['title']).flatMap(
      (name) => record.broken.get(name) ?? [],
    );
    const parsed = parseJob({ ...row, id });
    const problem =
      sameAs === undefined
        ? (needed[0] ?? ('problem' in parsed ? parsed.problem : null))
        : (isGiven ? rowProblems.sameId : rowProblems.sameWithoutId)(`${unit} ${sameAs}`);
    if (problem !== null || id === null || 'problem' in parsed)
      yield { ...about, problem: problem ?? rowProblems.noTitle };
    else
      yield {
        ...about,
        id,
        job: { ...parsed.job, id },
        notes: [
          ...(isGiven || isPlaceholder(String(row.id ?? '')) ? [] : [rowProblems.noId]),
          ...record.broken.values(),
          ...parsed.notes,
        ],
        isShown: parsed.isShown && record.isStruck !== true,
      };
  }
}

/** A record's job; `id`: null when it cannot be identified; `sameAs`: number of an earlier record with its id or content. */
type Identity = { id: string | null; isGiven: boolean; sameAs?: number };

const cell = (value: unknown): string => wireText.catch('').parse(value);

/**
 * Creates a function that identifies a file's records. Without an id, it is a hash of title, company, location and
 * the position among records equal in these: stable across imports, and free of collisions.
 */
function createIdentifier(): (record: FileRecord) => Identity {
  const rowOfId = new Map<string, number>();
  const alike = new Map<string, Map<string, number>>();
  return ({ number, row, broken }) => {
    const statedId = broken.has('id') ? '' : idOf(row.id);
    if (statedId !== '') {
      const sameAs = rowOfId.get(statedId);
      if (sameAs === undefined) rowOfId.set(statedId, number);
      return { id: statedId, isGiven: true, sameAs };
    }
    const [title = '', ...rest] = NAMES.map((name) => cell(row[name]).toLowerCase());
    if (title === '' || ['id', ...NAMES].some((name) => broken.has(name)))
      return { id: null, isGiven: false };
    const name = [title, ...rest];
    const others = alike.get(digest(name)) ?? new Map<string, number>();
    alike.set(digest(name), others);
    const sameAs = others.get(digest(row));
    const turn = sameAs === undefined ? others.size : [...others.values()].indexOf(sameAs);
    const id = `row-${digest(turn === 0 ? name : [...name, turn])}`;
    if (sameAs === undefined) others.set(digest(row), number);
    return { id, isGiven: false, sameAs };
  };
}

const NAMES = ['title', 'company_name', 'location'] as const;

/** Converts an id to a URL-safe one: "PUN/2026/7" to "PUN-2026-7", Excel's 7.00 to "7"; "" if there is none. */
function idOf(value: unknown): string {
  const text = cell(value);
  if (isPlaceholder(text)) return '';
  const id = text
    .replace(/^(\d+)\.0+$/, '$1')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-|-$/g, '');
  return isSafeId(id) ? id : '';
}

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
