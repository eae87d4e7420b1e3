import type { Stage } from '../backend/forms/notes/kinds';
import { MAX_COUNTED, type StageCounts } from '../backend/staff/queues';

/** Formats a number that was only counted up to a limit. */
export const shownCount = (count: number): string =>
  count >= MAX_COUNTED ? `${(MAX_COUNTED - 1).toLocaleString('en-IN')}+` : count.toLocaleString('en-IN');

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;

export const sumOf = (counts: StageCounts, stages: readonly Stage[]): number =>
  stages.reduce((sum, stage) => sum + counts[stage], 0);
