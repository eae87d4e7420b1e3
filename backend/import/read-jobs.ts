import { rowProblems } from '../../lib/content/sheet-problems';
import { wireText } from '../../lib/contract/primitives';
import type { NewJob } from '../jobs/jobs';
import { createIdentifier } from './identify';
import { isPlaceholder } from './status';
import { parseJob } from './parse-job';
import type { FileRow } from './read-row';

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
    if ('heading' in record) yield record;
    if ('heading' in record) continue;
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
        ...{ ...about, id, job: { ...parsed.job, id } },
        notes: [
          ...(isGiven || isPlaceholder(String(row.id ?? '')) ? [] : [rowProblems.noId]),
          ...[...record.broken.values(), ...parsed.notes],
        ],
        isShown: parsed.isShown && record.isStruck !== true,
      };
  }
}
