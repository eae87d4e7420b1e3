import { indexWords } from '../../lib/search/terms';
import type { JobStore } from '../jobs/jobs';

/**
 * A keyword in the words of the title of an open job that has all of them; '' where there is none. A mail may go to
 * somebody else than whoever typed the keyword, and must not carry a text of theirs.
 */
export async function ownWordsOf(store: Pick<JobStore, 'findJobs'>, keyword: string): Promise<string> {
  const wanted = new Set(indexWords(keyword));
  if (wanted.size === 0) return '';
  const { jobs } = await store.findJobs({ keyword, words: 'literal', page: 1, perPage: 1, summary: true });
  const parts = (jobs[0]?.title ?? '')
    .split(/\s+/)
    .map((part) => part.replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{M}\p{N}+#]+$/gu, ''))
    .filter((part) => indexWords(part).some((word) => wanted.has(word)));
  const said = new Set(parts.flatMap(indexWords));
  return [...wanted].every((word) => said.has(word)) ? parts.join(' ') : '';
}
