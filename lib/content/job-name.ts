import { TALENT_POOL } from '../contract/talent-pool';
import { saidLocation } from './names';
import { inLanguages } from './words';

/** A job as named in mails; unknown fields are ''. */
export type NamedJob = { id: string; title: string; location: string };

const MAX_TITLE = 70;
const MAX_PLACE = 30;

const unnamedJob = inLanguages('unnamedJob', (id: string) => `job ${id}`);

/** "Staff Nurse, Kochi (1042)", short enough for a subject line; "job 1042" without a title. */
export function jobName({ id, title, location }: NamedJob): string {
  if (!title) return unnamedJob(id);
  if (id === TALENT_POOL) return title;
  // "Kochi, Kerala, India"
  const place = saidLocation(location.split(',', 1)[0]!.trim());
  return `${[clipped(title, MAX_TITLE), clipped(place, MAX_PLACE)].filter(Boolean).join(', ')} (${id})`;
}

/** Truncates to at most `most` characters. */
export function clipped(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
