import type { JobRow } from './job-rows';

type Old = Pick<JobRow, 'listing_key' | 'closed_at' | 'closed_reason' | 'confirmed_at'>;

/**
 * Whether a job that was closed for a reason stays so though its row, unchanged, is read again. `given`: when the row says
 * that it was last confirmed (ISO 8601). A day after it was filled or paused opens it; after it was closed because nobody
 * confirmed it, any later day than before does.
 */
export function staysClosed(old: Old, given: string | null): boolean {
  if (old.listing_key !== null || old.closed_reason === '') return false;
  const lastWord = old.closed_reason === 'unconfirmed' ? old.confirmed_at : (old.closed_at ?? '');
  return given === null || given <= lastWord;
}

type Write = { sameContent: boolean; active: boolean; moment: string };

/** When a job was last confirmed, after a write at a moment. A day to come counts as that moment. */
export function confirmedAfter(
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
