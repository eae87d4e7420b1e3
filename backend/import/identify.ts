import { createHash } from 'node:crypto';
import { wireText } from '../../lib/contract/primitives';
import { isSafeId } from '../../lib/contract/safe-id';
import { isPlaceholder } from './status';
import type { FileRecord } from './read-row';

/** A record's job; `id` is null when the job cannot be identified. */
type Identity =
  | { id: string | null; isGiven: boolean; sameAs?: undefined }
  /** `sameAs`: number of an earlier record with the same id or the same content. */
  | { id: string; isGiven: boolean; sameAs: number };

const cell = (value: unknown): string => wireText.catch('').parse(value);

/**
 * Creates a function that identifies a file's records. Without an id, it is a hash of title, company, location and
 * the position among records equal in these: stable across imports, and free of collisions.
 */
export function createIdentifier(): (record: FileRecord) => Identity {
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
