import { readWords as copy, jobFilters } from '@/lib/content/job-filters';
import { type JobsQuery, routes } from '@/lib/routes';
import { joinWords } from '@/lib/base/text/join-words';
import type { SearchedList } from '@/lib/jobs/search-jobs';
import { Link } from '../ui/link';

type ReadWordsNoteProps = { list: SearchedList; typed: Required<JobsQuery> };

/** Explains how a search was interpreted, if not literally. */
export function ReadWordsNote({ list, typed }: ReadWordsNoteProps) {
  const { corrections, unknown, also, onlyOf } = list;
  if (corrections.length + unknown.length + also.length === 0 && onlyOf === null) return null;
  const quoted = (words: string[]) => joinWords(words.map(jobFilters.chips.keyword));
  return (
    <p className="read-words" data-testid="read-words">
      {unknown.length > 0 && `${copy.unknown(quoted(unknown))} `}
      {corrections.length > 0 && (
        <>
          {copy.corrected(quoted(corrections.map(({ to }) => to)))}{' '}
          <Link href={routes.jobs({ ...typed, words: 'literal', page: 1 })}>
            {copy.literally(quoted(corrections.map(({ from }) => from)))}
          </Link>{' '}
        </>
      )}
      {also.length > 0 && copy.also(joinWords(also))} {onlyOf !== null && copy.onlyOf(onlyOf)}
    </p>
  );
}
