import 'server-only';
import { type Sample, withoutSamples } from './samples';
import { env } from '../base/env';

/** The entries that visitors of this site may see: samples only where it is tried, or where SAMPLES says so. */
export function shown<T extends Sample>(entries: readonly T[]): T[] {
  return env().showsSamples ? [...entries] : withoutSamples(entries);
}
