import { createHash } from 'node:crypto';
import { wireText } from '../../lib/contract/primitives';
import { isSafeId } from '../../lib/contract/safe-id';
import { saysNothing } from './status';
import type { FileRecord } from './read-row';

/** A record's job; `id` is null where nobody can tell which job it is. */
type Identity =
  | { id: string | null; isGiven: boolean; sameAs?: undefined }
  /** `sameAs`: the number of an earlier record that is this one's job, or says the same. */
  | { id: string; isGiven: boolean; sameAs: number };

const cell = (value: unknown): string => wireText.catch('').parse(value);

/**
 * Tells whose the records of one file are. One without an id of its own gets a hash of title, company and location, and of
 * its turn among those that have the same: so it stays the same job each time the file is read, and gets no id that
 * another has.
 */
export function identifier(): (record: FileRecord) => Identity {
  const rowOfId = new Map<string, number>();
  const alike = new Map<string, Map<string, number>>();
  return ({ number, row, broken }) => {
    const given = broken.has('id') ? '' : idOf(row.id);
    if (given !== '') {
      const sameAs = rowOfId.get(given);
      if (sameAs !== undefined) return { id: given, isGiven: true, sameAs };
      rowOfId.set(given, number);
      return { id: given, isGiven: true };
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
    if (sameAs !== undefined) return { id, isGiven: false, sameAs };
    others.set(digest(row), number);
    return { id, isGiven: false };
  };
}

const NAMES = ['title', 'company_name', 'location'] as const;

/** An id as addresses can hold it: "PUN/2026/7" as "PUN-2026-7", Excel's 7.00 as "7". "" where there is none. */
function idOf(value: unknown): string {
  const text = cell(value);
  if (saysNothing(text)) return '';
  const id = text
    .replace(/^(\d+)\.0+$/, '$1')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return isSafeId(id) ? id : '';
}

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
