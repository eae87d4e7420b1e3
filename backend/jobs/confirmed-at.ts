import type { JobRow } from './job-rows';

type Old = Pick<JobRow, 'listing_key' | 'closed_at' | 'closed_reason' | 'confirmed_at'>;

/**
 * Whether a closed job stays closed when an import repeats its unchanged row, confirmed at `given` (ISO 8601). Filled
 * and paused jobs reopen with a date after closing, unconfirmed ones with any later than their last.
 */
export function staysClosed(old: Old, given: string | null): boolean {
  if (old.listing_key !== null || old.closed_reason === '') return false;
  const lastWord = old.closed_reason === 'unconfirmed' ? old.confirmed_at : (old.closed_at ?? '');
  return given === null || given <= lastWord;
}

type Write = { sameContent: boolean; active: boolean; moment: string };

/** Returns the job's `confirmed_at` after a write at `moment`. Future dates count as `moment`. */
export function nextConfirmedAt(
  old: Old | undefined,
  given: string | null,
  { sameContent, active, moment }: Write,
): string {
  const said = given !== null && given > moment ? moment : given;
  if (!old) return said ?? moment;
  const opensAgain = active && old.listing_key === null && !(old.closed_reason !== '' && said !== null);
  if (!sameContent || opensAgain) return moment;
  return said !== null && said > old.confirmed_at ? said : old.confirmed_at;
}
