import { answering } from '../base/language';
import { isRecord } from '../base/is-record';

/** A job as shown in a row of a short list. `path`: of its page. */
export type SimilarJob = { path: string; title: string; company: string; location: string; salary: string };

/** Request for the newest jobs. */
export const newest = () => answering('/api/similar');

/** Parses a response of /api/similar; throws a TypeError for anything else. */
export async function readSimilar(response: Response): Promise<SimilarJob[]> {
  const answer: unknown = await response.json();
  if (!isRecord(answer) || !Array.isArray(answer.jobs)) throw new TypeError('not similar jobs');
  return answer.jobs.filter(isSimilarJob);
}

function isSimilarJob(value: unknown): value is SimilarJob {
  if (!isRecord(value)) return false;
  const { path, title, company, location, salary } = value;
  return [path, title, company, location, salary].every((text) => typeof text === 'string');
}
