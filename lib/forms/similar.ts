import { answering } from '../base/language';
import { isRecord } from '../base/is-record';

/** A job as a row of a short list shows it. `path` is its page's. */
export type SimilarJob = { path: string; title: string; company: string; location: string; salary: string };

/** Where to ask for the newest jobs in place of those like one. */
export const newest = () => answering('/api/similar');

export const similarTo = (jobId: string) => answering(`/api/similar?job=${encodeURIComponent(jobId)}`);

/** The jobs of an answer of /api/similar; throws a TypeError for any other response. */
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
